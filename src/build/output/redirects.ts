import { routes } from "../../domain/routes";

export type RouteRedirect = { fromPath: string; toPath: string };

export const uppercaseRedirects: RouteRedirect[] = routes
  .filter((route) => route !== "/")
  .flatMap((route) =>
    [capitalise(route), route.toUpperCase()].map((fromPath) => ({ fromPath, toPath: route })),
  );

function capitalise(route: string): string {
  return route.replace(/[a-z]/, (letter) => letter.toUpperCase());
}
