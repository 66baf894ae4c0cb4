import { prefersReducedMotion } from "./prefersReducedMotion";

/** In ms, from a click on RIGS or PRICING to the scroll; from the owner's specification. */
export const SCROLL_DELAY = 100;

let cancelPending = () => {};

/** Forgets a section that has not come yet, when the visitor has gone elsewhere meanwhile. */
export function cancelSectionScroll(): void {
  cancelPending();
}

/**
 * Scrolls to a section after the specified delay, or, if its page is still on its way by then,
 * as soon as it is there. The section takes the focus, so that keyboards go on from there.
 */
export function scrollToSection(id: string): void {
  cancelPending();
  const observer = new MutationObserver(scrollIfPresent);
  const timer = setTimeout(() => {
    observer.observe(document.body, { childList: true, subtree: true });
    scrollIfPresent();
  }, SCROLL_DELAY);
  cancelPending = () => {
    clearTimeout(timer);
    observer.disconnect();
  };

  function scrollIfPresent() {
    const section = document.getElementById(id);
    if (!section) return;
    cancelPending();
    section.scrollIntoView({ behavior: prefersReducedMotion() ? "auto" : "smooth" });
    section.focus({ preventScroll: true });
  }
}
