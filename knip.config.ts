import type { KnipConfig } from "knip";

// Gatsby finds exported GraphQL fragments itself, so no file imports them.
const withoutFragments = (code: string) =>
  code.replace(/^export (?=const fragments? = graphql`)/gm, "");

const config: KnipConfig = {
  // No file imports these: Gatsby or the build finds them by name.
  entry: [
    "gatsby-{browser,ssr}.tsx",
    "src/pages/*.tsx",
    "src/browser/{scriptLoader,showWhatIsOn}.js",
    "src/browser/gatsby/{noHeadExports,noScrolling}.ts",
    "src/editor/main.ts",
    "src/serviceWorker/*.js",
    "src/styles/_index.scss",
  ],
  compilers: { ts: withoutFragments, tsx: withoutFragments },
};

export default config;
