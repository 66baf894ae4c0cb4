import { readFile } from "node:fs/promises";
import { routes } from "../../domain/routes";

/*
 * What happens to a page's scripts between the build and the first click.
 *
 * 1. Gatsby writes the shared scripts into each page as `<script async>`. When they run, they request the
 *    page's own script. `withDeferredScripts` replaces all of them with a small inline script in the head,
 *    `browser/scriptLoader.js`.
 * 2. In the browser, this loader requests the scripts after the first paint, or at the visitor's first
 *    action. Until then, links, answers and forms work as plain HTML, and the loader records clicks on
 *    buttons. Lazy pictures wait with the scripts.
 * 3. React hydrates the page in small steps (`browser/gatsby/hydrateInSteps`). `browser/earlyClicks` then
 *    replays the recorded clicks.
 * 4. One second later, `browser/gatsby/prefetchPages` loads the other pages, unless the visitor saves data.
 *    After that, a click on a link requests no scripts.
 */

const ASYNC_SCRIPTS = /(?:<script src="[^"]+" async><\/script>)+/;
const PAGE_PATH = /<script id="gatsby-script-loader">\S*window\.pagePath="([^"]*)"\S*?<\/script>/;
const CHUNK_MAPPING =
  /<script\s+id="gatsby-chunk-mapping"[^>]*>[^<]*=("(?:[^"\\]|\\.)*")[^<]*<\/script>/;
const COMPILATION = /<script>window\.___webpackCompilationHash="([^"]*)";<\/script>/;

const HELP = 'see "Deferred scripts" in docs/gatsby-workarounds.md';

type Loader = { code: string; routes: string };

/** Reads a script for use in a page, as short as possible. */
export async function readInlineScript(file: string): Promise<string> {
  // Loaded here, because esbuild cannot be loaded in jsdom, in which the unit tests run.
  const { transform } = await import("esbuild");
  const { code } = await transform(await readFile(file, "utf8"), { minify: true });
  return code.trim();
}

/** Reads the script loader, and the routes whose URLs it lowercases. */
export async function readScriptLoader(pathPrefix: string): Promise<Loader> {
  return {
    code: await readInlineScript("src/browser/scriptLoader.js"),
    routes: routes.map((route) => pathPrefix + route).join(" "),
  };
}

/**
 * Replaces the script tags of a page with the loader. The loader's code is the same on every page, and
 * attributes hold the rest. This keeps the Content-Security-Policy short: it contains a hash of each inline
 * script. Gatsby's list of all pages' files is left out. Gatsby writes it as a string, in which its own code finds
 * nothing, and `prefetchPages` does not need it.
 * @throws if the page does not have the script tags of Gatsby 5.16
 */
export function withDeferredScripts(html: string, loader: Loader, ownScripts: string[]): string {
  const isDeferred = html.includes("<script data-routes=");
  if (isDeferred || !html.includes('id="___gatsby"')) return html;
  const find = (expected: RegExp) => {
    const match = html.match(expected);
    if (!match) throw new Error(`A built page does not match ${expected}: ${HELP}`);
    return match;
  };
  const [pathScript, path] = find(PAGE_PATH);
  const [listScript] = find(CHUNK_MAPPING);
  const [compilationScript, compilation] = find(COMPILATION);
  const [scripts] = find(ASYNC_SCRIPTS);
  const shared = Array.from(scripts.matchAll(/src="([^"]+)"/g), ([, source]) => source);
  const sources = JSON.stringify([...shared, ...ownScripts]);
  const attributes = `data-routes="${loader.routes}" data-path="${path}" data-compilation="${compilation}"`;
  return [pathScript, listScript, compilationScript, scripts]
    .reduce((page, part) => page.replace(part, ""), html)
    .replace(
      "</head>",
      () => `<script ${attributes} data-sources='${sources}'>${loader.code}</script></head>`,
    );
}

export function scriptsOf(chunkName: string | undefined, html: string): string[] {
  const [, list = '"{}"'] = html.match(CHUNK_MAPPING) ?? [];
  const files: string[] = JSON.parse(JSON.parse(list))[chunkName ?? ""] ?? [];
  return files.filter((file) => file.endsWith(".js"));
}
