import { existsSync } from "node:fs";
import { join } from "node:path";
import { copyEmbedAddress } from "../../schema/mistakes";
import { rule } from "./rule";

const path = ["map", "embedUrl"];

/** Gatsby copies the folder `static/` of the project into the site. */
export const mapIsInStatic = rule(["site"], ({ site: { map } }) => {
  const [page = ""] = map.embedUrl.split(/[?#]/);
  if (!page.startsWith("/") || existsSync(join("static", page))) return [];
  const message = `there is no file static${page}. Add it, or write the address of a map. ${copyEmbedAddress}`;
  return [{ name: "site", path, message }];
});

/** A warning, because the addresses of most services have one of these words, but not of all. */
export const mapWithoutEmbedAddress = rule(["site"], ({ site: { map } }) => {
  if (map.embedUrl.startsWith("/") || /embed|iframe/i.test(map.embedUrl)) return [];
  const message = `this address may not work inside a page. ${copyEmbedAddress}`;
  return [{ name: "site", path, message }];
});
