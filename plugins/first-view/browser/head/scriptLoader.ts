/*
 * Delays the page's scripts and the pictures below the first view until the first picture is painted, or until the visitor's
 * first action, so that they do not compete with that picture. Runs in the head.
 */
((data = {}) => {
  const sources = data.sources?.split(" ") ?? [];
  /** @type {Element[]} */
  let early = [];
  const { documentElement: page } = document;

  const load = () => {
    // Gatsby's code reads the whole page.
    if (document.readyState === "loading") {
      addEventListener("DOMContentLoaded", load);
      return;
    }
    delete page.dataset.waits;
    for (const src of sources.splice(0)) {
      document.head.append(Object.assign(document.createElement("script"), { src }));
    }
  };
  /** @param {Event} event */
  const keep = ({ type, target }) => {
    if (!(target instanceof Element)) return;
    // Whoever types after a submit has not finished.
    if (type === "input") early = early.filter((element) => !element.contains(target));
    // The submit instead of the click on its button, because a click may find the form incomplete.
    const element = type === "submit" ? target : target.closest("button[type=button]");
    if (element) early.push(element);
  };
  const kinds = ["click", "submit", "input"];

  Object.assign(window, {
    takeEarlyActions: () => {
      for (const kind of kinds) removeEventListener(kind, keep, true);
      return early;
    },
  });

  // global.scss keeps lazy pictures from loading meanwhile.
  page.dataset.waits = "";
  for (const sign of ["pointerdown", "touchstart", "keydown", "focusin", "scroll"]) {
    addEventListener(sign, load, { capture: true, passive: true, once: true });
  }
  addEventListener("load", async () => {
    // In ms. For pictures that take long to decode, and for tabs in the background and pages that are rendered ahead, which paint
    // nothing.
    setTimeout(load, 1000);
    /** @type {HTMLImageElement | null} */
    const picture = document.querySelector("img[loading=eager]");
    await picture?.decode().catch(() => undefined);
    // The second frame begins after the first is drawn.
    requestAnimationFrame(() => requestAnimationFrame(load));
  });
  for (const kind of kinds) addEventListener(kind, keep, true);
})(document.currentScript?.dataset);
