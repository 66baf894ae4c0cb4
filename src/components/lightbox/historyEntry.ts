/*
 * While a large photo is shown, the history has one more entry with the address of the page. So Back closes the photo, and does
 * not leave the page.
 */

export const addHistoryEntry = () => history.pushState({ largePhoto: true }, "");

/** Goes back if the current entry is that of a large photo. */
export function leaveHistoryEntry(): void {
  if (history.state?.largePhoto) history.back();
}

/** Call once on each page. */
export function watchHistoryEntry(): void {
  // After a reload and on Forward, the entry has no photo to show.
  leaveHistoryEntry();
  addEventListener("popstate", leaveHistoryEntry);
  // Otherwise, Chrome scrolls to the fragment of the address, or to an earlier place.
  window.navigation?.addEventListener("navigate", (event) => {
    const isSameAddress = event.destination.url === location.href;
    if (event.navigationType === "traverse" && event.canIntercept && isSameAddress) {
      event.intercept({ scroll: "manual", focusReset: "manual" });
    }
  });
}
