import { existsSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { toRoute } from "../../../src/domain/routes";

/**
 * Writes a redirect page such as `Events.html` for each navbar link that is not lowercase, for hosts without redirect rules that
 * serve `Events.html` for `/Events`. Call it after `copyPages`: on a disk that ignores case, `Events.html` is the page itself.
 */
export async function writeRedirectPages(
  publicFolder: string,
  pathPrefix: string,
  hrefs: readonly string[],
): Promise<void> {
  for (const href of hrefs) {
    const route = toRoute(href);
    if (!route || href === href.toLowerCase()) continue;
    const file = join(publicFolder, `${href.replace(/\/+$/, "")}.html`);
    if (!existsSync(file)) await writeFile(file, redirectPage(pathPrefix + route));
  }
}

function redirectPage(target: string): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Redirecting</title>
<meta name="robots" content="noindex">
<script>location.replace(${JSON.stringify(target)} + location.search + location.hash)</script>
<noscript><meta http-equiv="refresh" content="0; url=${target}"></noscript>
<a href="${target}">Continue</a>
</html>
`;
}
