import { realpathSync } from "node:fs";
import { resolve } from "node:path";

const ours = (file: string) => resolve("plugins/first-view/browser", file);

/**
 * Returns webpack settings that replace Gatsby's code in the browser's bundle and split styles by page.
 * @throws if Gatsby no longer has one of the files
 */
export function browserBundle() {
  // webpack resolves symlinks before it looks up an alias.
  const ofGatsby = (file: string) => realpathSync(`.cache/${file}`);
  return {
    // Source maps would publish our source code.
    devtool: false as const,
    resolve: {
      alias: {
        [ofGatsby("production-app.js")]: ours("app.tsx"),
        gatsby$: ours("gatsby.ts"),
        // The head of a page is in its HTML.
        "react-helmet$": ours("noHelmet.ts"),
      },
    },
    optimization: {
      splitChunks: {
        cacheGroups: {
          // By default, Gatsby puts the styles of all pages into every page.
          styles: false,
          // Keeps PhotoSwipe in the chunk `lightbox`, so that the service worker can exclude it by name.
          lib: false,
        },
      },
    },
  };
}
