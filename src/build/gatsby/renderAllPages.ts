import type { Store } from "gatsby";

const ACTION = "SET_SSR_WEBPACK_COMPILATION_HASH";
const NO_COMPILATION = "render all pages";

/**
 * Has Gatsby render every page again, by an action of its own that is not documented.
 * See "Stale styles after a rebuild" in docs/gatsby-workarounds.md.
 * @throws where Gatsby no longer knows the action
 */
export function renderAllPages({ dispatch, getState }: Store): void {
  dispatch({ type: ACTION, payload: NO_COMPILATION });
  if (getState().html.ssrCompilationHash !== NO_COMPILATION) {
    throw new Error(`Gatsby no longer knows ${ACTION}: see docs/gatsby-workarounds.md`);
  }
}
