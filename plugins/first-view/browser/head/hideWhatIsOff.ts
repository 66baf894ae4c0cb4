/*
 * Shows and hides coming events and notices by the visitor's clock. Runs in the head, so that nothing moves after the first
 * paint. Once React runs, it renders only what is on.
 */
(() => {
  /** @type {string | null} */
  let hiddenNotice = null;
  try {
    // Written by Notices.tsx.
    hiddenNotice = localStorage.getItem("hidden-notice");
  } catch {
    // Storage is forbidden.
  }
  const observer = new MutationObserver(update);
  observer.observe(document, { childList: true, subtree: true });
  addEventListener("DOMContentLoaded", () => observer.disconnect());

  function update() {
    const now = Date.now();
    for (const element of document.querySelectorAll("[data-until]")) {
      if (!(element instanceof HTMLElement)) continue;
      const { from = 0, until } = element.dataset;
      element.hidden = now < Number(from) || now >= Number(until);
    }
    const newest = document.querySelector("[data-notice]:not([hidden])");
    if (newest?.getAttribute("data-notice") !== hiddenNotice) return;
    for (const notice of document.querySelectorAll("[data-notice]")) {
      if (notice instanceof HTMLElement) notice.hidden = true;
    }
  }
})();
