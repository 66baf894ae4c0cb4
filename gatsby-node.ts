import type { GatsbyNode } from "gatsby";
import { lowercaseRedirects } from "./src/domain/redirects";

export const createPages: GatsbyNode["createPages"] = ({ actions }) => {
  for (const redirect of lowercaseRedirects) {
    actions.createRedirect({
      ...redirect,
      isPermanent: true,
      redirectInBrowser: true,
      // By default, Gatsby lowercases fromPath, so /faq would redirect to itself forever.
      ignoreCase: false,
    });
  }
};

// Develop would show a long warning for each pair of style sheets that two pages import in another order.
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ actions }) =>
  actions.setWebpackConfig({ ignoreWarnings: [/Conflicting order/] });
