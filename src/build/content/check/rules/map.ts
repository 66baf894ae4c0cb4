import type { Content } from "../../schema";
import { copyEmbedAddress } from "../../schema/site";
import type { Finding } from "../problem";
import { rule } from "./rule";

const path = ["map", "embedUrl"];

/**
 * Finds the path of a map page that does not exist.
 * @param staticPaths the files in `static/`, which Gatsby copies into the site
 */
export function missingMapPage(valid: Partial<Content>, staticPaths: readonly string[]): Finding[] {
  const [page = ""] = valid.site?.map.embedUrl.split(/[?#]/) ?? [];
  if (!page.startsWith("/") || staticPaths.includes(page.slice(1))) return [];
  const message = `there is no file static${page}. Add it, or write the address of a map. ${copyEmbedAddress}`;
  return [{ name: "site", path, message }];
}

/** A warning, because the addresses of most services have one of these words, but not of all. */
export const mapWithoutEmbedAddress = rule(["site"], ({ site: { map } }) => {
  if (map.embedUrl.startsWith("/") || /embed|iframe/i.test(map.embedUrl)) return [];
  const message = `this address may not work inside a page. ${copyEmbedAddress}`;
  return [{ name: "site", path, message }];
});
