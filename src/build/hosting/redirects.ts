import { routes } from "../../domain/routes";

export type RouteRedirect = { fromPath: string; toPath: string };

/** The spellings that people and the navbar use (`/Events`, `/EVENTS`), each to its lowercase route. */
export const uppercaseRedirects: RouteRedirect[] = routes
  .filter((route) => route !== "/")
  .flatMap((route) =>
    [capitalise(route), route.toUpperCase()].map((fromPath) => ({ fromPath, toPath: route })),
  );

function capitalise(route: string): string {
  return route.replace(/[a-z]/, (letter) => letter.toUpperCase());
}
