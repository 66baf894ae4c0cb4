import { routes } from "./routes";

/** The usual other casings of each route, `/Events` and `/EVENTS`, which lead to `/events`. */
export const lowercaseRedirects = routes
  .filter((route) => route !== "/")
  .flatMap((route) =>
    [capitalise(route), route.toUpperCase()].map((fromPath) => ({ fromPath, toPath: route })),
  );

/** Whether a link of this site may lead to a path: to a page, or to one of the other casings that have a redirect. */
export function isPagePath(path: string): boolean {
  return [...routes, ...lowercaseRedirects.map(({ fromPath }) => fromPath)].includes(path);
}

function capitalise(route: string): string {
  return route.replace(/[a-z]/, (letter) => letter.toUpperCase());
}
