import type { Route } from "../domain/routes";
import { prefersReducedMotion } from "./prefersReducedMotion";

/** In ms, between a click on RIGS or PRICING and the scroll. From the owner's specification. */
export const SCROLL_DELAY = 100;

let pending: { route: Route | null; cancel: () => void } | null = null;

/** Cancels a scroll that still waits for its section, unless the section is on the page `exceptOn`. */
export function cancelSectionScroll(exceptOn?: Route | null): void {
  if (!pending || pending.route === exceptOn) return;
  pending.cancel();
  pending = null;
}

/**
 * Scrolls to a section after the delay, or later, as soon as the section's page has loaded. Focuses the
 * section, so that keyboard navigation continues there.
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
