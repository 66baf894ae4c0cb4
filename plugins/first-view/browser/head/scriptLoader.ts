import { hideWhatIsOff } from "../../../../src/document/shownDuring";
import "./recordEarlyActions";

/*
 * Delays the page's scripts and the pictures below the first view until the first picture is painted, or until the visitor's
 * first action, so that they do not compete with that picture. Runs in the head. "A page load" in docs/architecture.md has the
 * order in which a page starts.
 */

hideWhatIsOff();

const sources = document.currentScript?.dataset.sources?.split(" ") ?? [];
const { documentElement: page } = document;
const { serverPage } = window;

function load(): void {
  // React reads the whole page.
  if (document.readyState === "loading") {
    addEventListener("DOMContentLoaded", load);
    return;
  }
  delete page.dataset.waits;
  let left = sources.length;
  // If webpack needs a chunk, it waits for a script element with its address, and two minutes for one that has ended.
  const remove = ({ target }: Event) => (target as HTMLScriptElement).remove();
  function onerror(event: Event) {
    remove(event);
    serverPage?.fail();
  }
  function onload(event: Event) {
    remove(event);
    left -= 1;
    // `app.tsx` of plain-links keeps the page first of all, unless a script is damaged.
    if (left === 0 && serverPage && !serverPage.isKept()) {
      console.error("The scripts of this page have not started.");
      serverPage.fail();
    }
  }
  for (const src of sources.splice(0)) {
    const script = document.createElement("script");
    document.head.append(Object.assign(script, { src, onload, onerror }));
  }
}

for (const sign of ["pointerdown", "touchstart", "keydown", "focusin", "scroll"]) {
  addEventListener(sign, load, { capture: true, passive: true, once: true });
}
addEventListener("load", async () => {
  // In ms. For pictures that take long to decode, and for tabs in the background and pages that are rendered ahead, which paint
  // nothing.
  setTimeout(load, 1000);
  const picture = document.querySelector<HTMLImageElement>("img[fetchpriority]");
  if (picture?.getClientRects().length) await picture.decode().catch(() => undefined);
  // The second frame begins after the first is drawn.
  requestAnimationFrame(() => requestAnimationFrame(load));
});
// Last, so that a browser in which something above fails shows the page as without JavaScript.
page.dataset.scripts = "";
// global.scss keeps lazy pictures from loading meanwhile.
page.dataset.waits = "";
