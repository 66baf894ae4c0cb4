import type { Store } from "gatsby";

const ACTION = "SET_SSR_WEBPACK_COMPILATION_HASH";
const NO_COMPILATION = "render all pages";

/**
 * Makes Gatsby render every page again, with an undocumented action.
 * See "Stale styles after a rebuild" in docs/gatsby-workarounds.md.
 * @throws if Gatsby no longer has this action
 */
export function renderAllPages({ dispatch, getState }: Store): void {
  dispatch({ type: ACTION, payload: NO_COMPILATION });
  if (getState().html.ssrCompilationHash !== NO_COMPILATION) {
    throw new Error(
      `Gatsby no longer has the action ${ACTION}: see "Stale styles after a rebuild" in docs/gatsby-workarounds.md`,
    );
  }
}
