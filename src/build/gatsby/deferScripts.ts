import { existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { routes } from "../../domain/routes";
import { filesIn } from "../filesIn";

const ASYNC_SCRIPTS = /(?:<script src="[^"]+" async><\/script>)+/;
const PAGE_PATH = /<script id="gatsby-script-loader">\S*window\.pagePath="([^"]*)"\S*?<\/script>/;
const CHUNK_MAPPING =
  /<script\s+id="gatsby-chunk-mapping"[^>]*>[^<]*=("(?:[^"\\]|\\.)*")[^<]*<\/script>/;
// Gatsby compares it with what it made, to learn whether pages are out of date.
const GATSBYS_OWN = /^_gatsby\//;

/**
 * Takes the scripts out of the built pages' first load: a small one in their place fetches them once
 * the first view is painted, or as soon as the visitor does something. It gives the picture, which may
 * be decoded later than the text, a frame more, and waits 300 ms at most: a blank page paints nothing.
 * Gatsby has no hook for it that sees its scripts: it puts them in after all pages are rendered.
 */
export async function deferScripts(publicFolder: string, pathPrefix: string): Promise<void> {
  const code = await readFile("src/browser/scriptLoader.js", "utf8");
  const loader = {
    code: code.replace(/^ *\/\/.*\n/gm, "").trim(),
    routes: routes.map((route) => pathPrefix + route).join(" "),
  };
  const pages = (await filesIn(publicFolder)).filter(
    (file) => file.endsWith(".html") && !GATSBYS_OWN.test(file),
  );
  await Promise.all(
    pages.map(async (page) => {
      const path = join(publicFolder, page);
      const html = await readFile(path, "utf8");
      const ownScripts = scriptsOf(await chunkNameOf(page, publicFolder), html);
      const deferred = withDeferredScripts(
        html,
        loader,
        ownScripts.map((src) => pathPrefix + src),
      );
      if (deferred !== html) await writeFile(path, deferred);
    }),
  );
}

/**
 * A page whose scripts are left to the loader, and with them the page's own, which Gatsby would ask for
 * only when the others have run. What differs between pages stands in attributes: the policy of all
 * pages names each inline script once, and hosts read so much of it only. Gatsby's list of files goes:
 * it is written as a text, in which Gatsby's own code finds nothing, and `prefetchPages` needs it not.
 */
export function withDeferredScripts(
  html: string,
  loader: { code: string; routes: string },
  ownScripts: string[],
): string {
  return html
    .replace(
      PAGE_PATH,
      (_, path) =>
        `<script data-path="${path}">window.pagePath=document.currentScript.dataset.path</script>`,
    )
    .replace(CHUNK_MAPPING, "<script>window.___chunkMapping={}</script>")
    .replace(ASYNC_SCRIPTS, (scripts) => {
      const shared = Array.from(scripts.matchAll(/src="([^"]+)"/g), ([, source]) => source);
      const sources = JSON.stringify([...shared, ...ownScripts]);
      return `<script data-routes="${loader.routes}" data-sources='${sources}'>${loader.code}</script>`;
    });
}

/** The name of the script that a built page has to itself. */
async function chunkNameOf(page: string, publicFolder: string): Promise<string | undefined> {
  const path = page.replace(/(index)?\.html$/, "").replace(/\/$/, "") || "index";
  const pageData = join(publicFolder, "page-data", path, "page-data.json");
  if (!existsSync(pageData)) return undefined;
  return JSON.parse(await readFile(pageData, "utf8")).componentChunkName;
}

/** The scripts that Gatsby's list of files, which stands in each page, has under a name. */
export function scriptsOf(chunkName: string | undefined, html: string): string[] {
  const [, list = '"{}"'] = html.match(CHUNK_MAPPING) ?? [];
  const files: string[] = JSON.parse(JSON.parse(list))[chunkName ?? ""] ?? [];
  return files.filter((file) => file.endsWith(".js"));
}
