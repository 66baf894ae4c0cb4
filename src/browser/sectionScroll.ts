import type { Route } from "../domain/routes";
import { prefersReducedMotion } from "./prefersReducedMotion";

/** In ms, from a click on RIGS or PRICING to the scroll; from the owner's specification. */
export const SCROLL_DELAY = 100;

let pending: { route: Route | null; cancel: () => void } | null = null;

/** Gives up a scroll whose section has not come yet, unless the section is on the given page. */
export function cancelSectionScroll(exceptOn?: Route | null): void {
  if (!pending || pending.route === exceptOn) return;
  pending.cancel();
  pending = null;
}

/**
 * Scrolls to a section of a page after the specified delay, or, if the page is still on its way by then, as soon
 * as the section is there. The section takes the focus, so that keyboards go on from there.
 */
export function scrollToSection(id: string, route: Route | null): void {
  cancelSectionScroll();
  const observer = new MutationObserver(scrollIfPresent);
  const timer = setTimeout(() => {
    observer.observe(document.body, { childList: true, subtree: true });
    scrollIfPresent();
  }, SCROLL_DELAY);
  function cancel() {
    clearTimeout(timer);
    observer.disconnect();
  }
  pending = { route, cancel };

  function scrollIfPresent() {
    const section = document.getElementById(id);
    if (!section) return;
    cancelSectionScroll();
    section.scrollIntoView({ behavior: prefersReducedMotion() ? "auto" : "smooth" });
    section.focus({ preventScroll: true });
  }
}
