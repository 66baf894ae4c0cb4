/*
 * Shows and hides coming events and notices by the visitor's clock. Runs in the head, so that nothing moves after the first
 * paint. Once React runs, it renders only what is on.
 */
const observer = new MutationObserver(update);
observer.observe(document, { childList: true, subtree: true });
addEventListener("DOMContentLoaded", () => observer.disconnect());
// The page may have been rendered ahead, or left before React ran.
document.addEventListener("prerenderingchange", update);
addEventListener("pageshow", update);

/** Finds what has a `data-until`, in ms since 1970. Something without an end has `Infinity`. */
function update(): void {
  const now = Date.now();
  for (const element of document.querySelectorAll<HTMLElement>("[data-until]")) {
    const { from = 0, until } = element.dataset;
    element.hidden = now < Number(from) || now >= Number(until);
  }
  const newest = document.querySelector("[data-notice]:not([hidden])");
  if (newest?.getAttribute("data-notice") !== readHiddenNotice()) return;
  for (const notice of document.querySelectorAll<HTMLElement>("[data-notice]")) {
    notice.hidden = true;
  }
}

function readHiddenNotice(): string | null {
  try {
    // Written by Notices.tsx.
    return localStorage.getItem("hidden-notice");
  } catch {
    // Storage is forbidden.
    return null;
  }
}
