/**
 * Slices are parts of pages that Gatsby builds on their own. This site has none, but with them Gatsby also treats its own
 * scripts as a slice. `onPreRenderHTML` then does not see them, and a page is not rendered again when only its styles have
 * changed. `deferScripts` stops the build if this no longer has an effect.
 */
export function turnOffSlices(): void {
  delete process.env.GATSBY_SLICES;
}
