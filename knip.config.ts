import { existsSync, readdirSync } from "node:fs";
import type { KnipConfig } from "knip";

// Gatsby finds exported GraphQL fragments itself, so no file imports them.
const withoutFragments = (code: string) =>
  code.replace(/^export (?=const fragments? = graphql`)/gm, "");

const localPlugins = readdirSync("plugins").filter((name) =>
  existsSync(`plugins/${name}/package.json`),
);

const config: KnipConfig = {
  // No file imports these: Gatsby or the build finds them by name.
  entry: [
    "gatsby-{browser,ssr}.tsx",
    "plugins/*/gatsby-{browser,node,ssr}.{ts,tsx}",
    "plugins/checked-data/browser/mistakesDialog.ts",
    "plugins/first-view/browser/head/scriptLoader.ts",
    "plugins/plain-links/browser/{app.tsx,gatsby.ts,noHelmet.ts}",
    "plugins/plain-links/browser/head/{address,serverPage}.ts",
    "plugins/form-editor/browser/main.ts",
    "plugins/offline-pages/worker/*.js",
    "src/pages/*.tsx",
    "src/styles/_index.scss",
  ],
  playwright: { config: ["playwright.config.ts", "__tests__/realSite/playwright.config.ts"] },
  // Gatsby finds local plugins by their folder and makes `$virtual`, and babel-jest is part of jest.
  ignoreUnresolved: [...localPlugins, "\\$virtual/.*", "babel-jest"],
  ignoreBinaries: ["apt-get"],
  compilers: { ts: withoutFragments, tsx: withoutFragments },
};

export default config;
