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

// The order of styles does not matter, because the classes of each component have names of their own.
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ actions }) =>
  actions.setWebpackConfig({ ignoreWarnings: [/Conflicting order/] });

// Gatsby's server for develop knows no redirects. Its page for an unknown address often stays empty.
export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = ({ app }) => {
  app.use((request: Request, response: Response, next: () => void) => {
    const [path = "", query] = request.url.split("?");
    const route = toRoute(path);
    // It adds a slash itself.
    if (!route || path === path.toLowerCase()) next();
    else response.redirect(query ? `${route}?${query}` : route);
  });
};

/** What this needs of Express. */
type Request = { url: string };
type Response = { redirect: (address: string) => void };
