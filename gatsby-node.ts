import type { Request, Response } from "express";
import type { GatsbyNode } from "gatsby";
import { lowercaseRedirects } from "./src/domain/redirects";
import { toRoute } from "./src/domain/routes";

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

// Gatsby's server for develop knows no redirects. Its page for an unknown address often stays empty.
export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = ({ app }) => {
  app.use((request: Request, response: Response, next: () => void) => {
    const { pathname, search } = new URL(request.url, "http://localhost");
    const route = toRoute(pathname);
    // Gatsby has already added a slash to the path of a page, so only the casing counts.
    if (!route || pathname === pathname.toLowerCase()) next();
    else response.redirect(route + search);
  });
};
