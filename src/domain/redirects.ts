import { routes } from "./routes";

/** For `createRedirect`. */
export const uppercaseRedirects = routes
  .filter((route) => route !== "/")
  .flatMap((route) =>
    [capitalise(route), route.toUpperCase()].map((fromPath) => ({
      fromPath,
      toPath: route,
      isPermanent: true,
      redirectInBrowser: true,
      // By default, Gatsby lowercases fromPath, so /faq would redirect to itself forever.
      ignoreCase: false,
    })),
  );

function capitalise(route: string): string {
  return route.replace(/[a-z]/, (letter) => letter.toUpperCase());
}
