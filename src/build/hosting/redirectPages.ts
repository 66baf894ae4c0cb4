import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { toRoute } from "../../domain/routes";

/**
 * For visitors without JavaScript: on a host that serves `Events.html` for `/Events`, each link of
 * the navbar that is not lowercase gets a page that sends the visitor on. Files, not folders: on a
 * disk that ignores case, a folder `Events` would overwrite the page in `events`. There the route's
 * own file, written after it, takes the place of `Events.html`.
 */
export async function writeRedirectPages(
  publicFolder: string,
  pathPrefix: string,
  hrefs: readonly string[],
): Promise<void> {
  await Promise.all(
    hrefs.map(async (href) => {
      const route = toRoute(href);
      if (!route || href === href.toLowerCase()) return;
      const file = join(publicFolder, `${href.replace(/\/+$/, "")}.html`);
      await writeFile(file, redirectPage(pathPrefix + route));
    }),
  );
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
