import type { KnipConfig } from "knip";

// Gatsby reads the exported fragments of all files; no file imports them.
const withoutFragments = (code: string) =>
  code.replace(/^export (?=const fragments? = graphql`)/gm, "");

const config: KnipConfig = {
  // Found by Gatsby or read by name, not imported.
  entry: [
    "gatsby-{browser,ssr}.tsx",
    "src/{pages,templates}/*.tsx",
    "src/browser/scriptLoader.js",
    "src/serviceWorker/*.js",
    "src/styles/_index.scss",
  ],
  compilers: { ts: withoutFragments, tsx: withoutFragments },
};

export default config;
