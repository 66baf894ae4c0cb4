import { globalHistory } from "@gatsbyjs/reach-router";
import { withPrefix } from "gatsby";
import { toRoute } from "./routes";

/**
 * Gives a route that was asked for in another casing its lowercase address, query and hash kept.
 * On hosts without redirect rules it is 404.html that brings the visitor here. It must happen
 * before Gatsby looks at the address: its own redirects leave such a first page blank.
 */
export function lowercaseAddress(): void {
  const { pathname, search, hash } = globalHistory.location;
  const prefix = withPrefix("/").slice(0, -1);
  const route = toRoute(pathname.slice(prefix.length));
  if (route && prefix + route !== pathname) {
    globalHistory.navigate(prefix + route + search + hash, { replace: true });
  }
}
