/*
 * Shows what is visible only for some time, and hides the rest, by the visitor's clock. Runs in the head, so that nothing
 * moves after the first paint. React does the same later (`src/components/timely.ts`).
 */
(() => {
  let dismissed = "";
  try {
    dismissed = localStorage.getItem("dismissed-notices") ?? "";
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
      const { from, until, notice } = element.dataset;
      const isOn = now >= Number(from) && now < Number(until);
      element.hidden = !isOn || (notice !== undefined && dismissed.split(" ").includes(notice));
    }
  }
})();
