import { routes } from "./routes";

/** The usual other casings of each route, `/Events` and `/EVENTS`, which lead to `/events`. */
export const lowercaseRedirects = routes
  .filter((route) => route !== "/")
  .flatMap((route) =>
    [capitalise(route), route.toUpperCase()].map((fromPath) => ({ fromPath, toPath: route })),
  );

function capitalise(route: string): string {
  return route.replace(/[a-z]/, (letter) => letter.toUpperCase());
}
