import { readFileSync, realpathSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";

/**
 * Plugins whose code this site does not use in browsers:
 * - gatsby-plugin-offline fetches files that `offline-pages` has stored already.
 * - Partytown runs third-party scripts in a web worker.
 */
const unusedPlugins = ["gatsby-plugin-offline", "partytown"];

/**
 * Returns webpack settings that leave unused code out of the browser's bundle and split styles by page.
 * @throws if Gatsby no longer has one of the files
 */
export function browserBundle() {
  // webpack resolves symlinks before it looks up an alias.
  const ofGatsby = (file: string) => realpathSync(`.cache/${file}`);
  const ours = (file: string) => resolve("plugins/first-view/browser", file);
  return {
    // Source maps would publish our source code.
    devtool: false as const,
    resolve: {
      alias: {
        // Renders the `Head` export of pages. This site uses react-helmet instead.
        [ofGatsby("head/head-export-handler-for-browser.js")]: ours("noHeadExports.ts"),
        // Scrolls after each change of the route, which `layout/history/arrival.ts` does instead. It also fails to decode a
        // malformed fragment such as `#50%`, and the page would be blank.
        "gatsby-react-router-scroll$": ours("noScrolling.ts"),
        [ofGatsby("slice.js")]: false as const,
      },
    },
    optimization: {
      splitChunks: {
        cacheGroups: {
          // By default, Gatsby puts the styles of all pages into every page.
          styles: false,
          // One file for React and the app saves a request: docs/performance.md.
          framework: false,
          // Keeps PhotoSwipe in the chunk `lightbox`, so that the service worker can exclude it by name.
          lib: false,
        },
      },
    },
  };
}

/**
 * Removes plugins from the list of those with code for browsers, which Gatsby writes at each start. An alias for their code
 * would leave their options in every page.
 * @throws if Gatsby lists one of them in a new form
 */
export function removeUnusedPlugins(): void {
  const file = ".cache/api-runner-browser-plugins.js";
  const shortened = unusedPlugins.reduce(withoutPlugin, readFileSync(file, "utf8"));
  writeFileSync(file, shortened);
}

function withoutPlugin(list: string, name: string): string {
  const entry = new RegExp(
    `\\{\\s*plugin: require\\('[^']*/${name}/gatsby-browser.js'\\),\\s*options: .*\\s*\\},?`,
  );
  const shortened = list.replace(entry, "");
  if (shortened.includes(`/${name}/`)) {
    throw new Error(`${name} is listed in a new form: see plugins/first-view/README.md`);
  }
  return shortened;
}
