export const routes = ["/", "/events", "/faq", "/about"] as const;

export type Route = (typeof routes)[number];

/** The route that a path means in any casing, with or without a slash at its end, or null. */
export function toRoute(pathname: string): Route | null {
  const path = pathname.toLowerCase().replace(/(.)\/+$/, "$1");
  return routes.find((route) => route === path) ?? null;
}
