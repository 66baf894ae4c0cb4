/**
 * Asks before somebody leaves a form with changes that are not saved. The package does not, and often keeps no draft: none until
 * the page has been reloaded once, and none of the last half second.
 */
export function askBeforeLeaving(): void {
  window.addEventListener("beforeunload", (event) => {
    if (isUnsaved()) event.preventDefault();
  });
  // Older browsers lack it.
  window.navigation?.addEventListener("navigate", (event) => {
    const { sameDocument, url } = event.destination;
    const isLeaving = sameDocument && url !== location.href;
    if (event.cancelable && isLeaving && isUnsaved() && !confirm(QUESTION)) event.preventDefault();
  });
  // The package believes that it has left, and would open the form again without the changes.
  window.addEventListener(
    "hashchange",
    (event) => {
      if (event.newURL !== location.href) event.stopImmediatePropagation();
    },
    { capture: true },
  );
}

const QUESTION = "Leave this form without saving your changes?";

/** Whether a form is open, and Save can be chosen. */
const isUnsaved = () =>
  location.hash.includes("/entries/") &&
  document.querySelector('button[aria-keyshortcuts$="+S"]:enabled') !== null;
