import "./recordEarlyActions";

/*
 * Delays the page's scripts and the pictures below the first view until the first picture is painted, or until the visitor's
 * first action, so that they do not compete with that picture. Runs in the head.
 */

const sources = document.currentScript?.dataset.sources?.split(" ") ?? [];
const { documentElement: page } = document;

function load(): void {
  // React reads the whole page.
  if (document.readyState === "loading") {
    addEventListener("DOMContentLoaded", load);
    return;
  }
  delete page.dataset.waits;
  for (const src of sources.splice(0)) {
    document.head.append(Object.assign(document.createElement("script"), { src }));
  }
}

// global.scss keeps lazy pictures from loading meanwhile.
page.dataset.waits = "";
for (const sign of ["pointerdown", "touchstart", "keydown", "focusin", "scroll"]) {
  addEventListener(sign, load, { capture: true, passive: true, once: true });
}
addEventListener("load", async () => {
  // In ms. For pictures that take long to decode, and for tabs in the background and pages that are rendered ahead, which paint
  // nothing.
  setTimeout(load, 1000);
  const picture = document.querySelector<HTMLImageElement>("img[loading=eager]");
  await picture?.decode().catch(() => undefined);
  // The second frame begins after the first is drawn.
  requestAnimationFrame(() => requestAnimationFrame(load));
});
