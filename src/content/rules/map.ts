import type { FieldMistake } from "../mistake";
import type { Content } from "../schema";
import { copyEmbedAddress } from "../schema/site";

/**
 * Finds the path of a map page that does not exist.
 * @param staticPaths the files in `static/`, which Gatsby copies into the site
 */
export function missingMapPage(
  valid: Partial<Content>,
  staticPaths: readonly string[],
): FieldMistake[] {
  const [page = ""] = valid.site?.map.embedUrl.split(/[?#]/) ?? [];
  if (!page.startsWith("/") || staticPaths.includes(page.slice(1))) return [];
  const message = `there is no file static${page}. Add it, or write the address of a map. ${copyEmbedAddress}`;
  return [{ name: "site", path: ["map", "embedUrl"], message }];
}
