import type { GatsbyNode } from "gatsby";
import { lowercaseRedirects } from "./src/domain/redirects";

// Gatsby builds its scripts as a slice, a part of the page of its own, which the plugins do not see. This turns slices off.
// plain-links stops the build if it no longer has an effect.
export const onPreInit: GatsbyNode["onPreInit"] = () => {
  delete process.env.GATSBY_SLICES;
};

// Hosts make these redirects. In develop, `spelling.ts` of plain-links goes to the page.
export const createPages: GatsbyNode["createPages"] = ({ actions }) => {
  for (const redirect of lowercaseRedirects) {
    actions.createRedirect({ ...redirect, isPermanent: true });
  }
};

export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ actions, stage }) => {
  // Develop would show a long warning for each pair of style sheets that two pages import in another order.
  actions.setWebpackConfig({ ignoreWarnings: [/Conflicting order/] });
  if (stage !== "build-javascript") return;
  actions.setWebpackConfig({
    // Source maps would publish our source code.
    devtool: false,
    optimization: {
      splitChunks: {
        cacheGroups: {
          // By default, Gatsby puts the styles of all pages into every page (https://github.com/gatsbyjs/gatsby/pull/11800).
          styles: false,
          // Keeps PhotoSwipe in the chunk `lightbox`, so that the service worker can exclude it by name.
          lib: false,
        },
      },
    },
  });
};
