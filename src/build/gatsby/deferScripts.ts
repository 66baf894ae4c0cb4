import { readFile } from "node:fs/promises";
import { routes } from "../../domain/routes";

/*
 * What happens to a page's scripts between the build and the first click.
 *
 * 1. Gatsby writes the shared scripts into each page as `<script async>`, and asks for the page's own script when
 *    those have run. `withDeferredScripts` leaves all of them to one small inline script, `browser/scriptLoader.js`.
 * 2. In a browser, the loader asks for them once the first view is painted, or as soon as the visitor does
 *    something. Until then links, answers and forms are plain HTML, and clicks on buttons are remembered.
 * 3. React takes over the page in small steps (`browser/gatsby/hydrateInSteps`), and `browser/earlyClicks` presses
 *    the remembered buttons.
 * 4. A second later, `browser/gatsby/prefetchPages` loads the other pages, unless data is to be saved. A click on
 *    a link then costs no script.
 */

const ASYNC_SCRIPTS = /(?:<script src="[^"]+" async><\/script>)+/;
const PAGE_PATH = /<script id="gatsby-script-loader">\S*window\.pagePath="([^"]*)"\S*?<\/script>/;
const CHUNK_MAPPING =
  /<script\s+id="gatsby-chunk-mapping"[^>]*>[^<]*=("(?:[^"\\]|\\.)*")[^<]*<\/script>/;

const HELP = "see Deferred scripts in docs/gatsby-workarounds.md.";

type Loader = { code: string; routes: string };

/** The inline script, without its comments and indentation, and the addresses that it lowercases. */
export async function readScriptLoader(pathPrefix: string): Promise<Loader> {
  const code = await readFile("src/browser/scriptLoader.js", "utf8");
  return {
    code: code.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*|^\s+/gm, ""),
    routes: routes.map((route) => pathPrefix + route).join(" "),
  };
}

/**
 * A page whose scripts are left to the loader. What differs between pages stands in attributes: one policy for all
 * pages names each inline script, and hosts limit its length. Gatsby's list of all pages' files goes: it is written
 * as a text, in which Gatsby's own code finds nothing, and `prefetchPages` does not need it.
 * @throws when the script tags of a page are not those of Gatsby 5.16
 */
export function withDeferredScripts(html: string, loader: Loader, ownScripts: string[]): string {
  const isDone = html.includes("<script data-routes=");
  if (isDone || !html.includes('id="___gatsby"')) return html;
  for (const expected of [PAGE_PATH, CHUNK_MAPPING, ASYNC_SCRIPTS]) {
    if (!expected.test(html)) throw new Error(`A built page has nothing like ${expected}: ${HELP}`);
  }
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

/** The scripts of a chunk, from the list of all files that Gatsby writes into each page. */
export function scriptsOf(chunkName: string | undefined, html: string): string[] {
  const [, list = '"{}"'] = html.match(CHUNK_MAPPING) ?? [];
  const files: string[] = JSON.parse(JSON.parse(list))[chunkName ?? ""] ?? [];
  return files.filter((file) => file.endsWith(".js"));
}
