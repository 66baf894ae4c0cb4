import { routes, toRoute } from "./routes";

/*
 * The smooth scroll to RIGS or PRICING, which are sections of the home page.
 */

/** In ms, before the scroll. From the owner's specification. */
const SCROLL_DELAY = 100;

const route = toRoute(location.pathname);
let timer: ReturnType<typeof setTimeout>;
/** Where the visitor chose a section, in px, while the page scrolls there. */
let left = { href: "", top: 0 };

function scrollToSection(hash: string, isNewEntry = false): void {
  clearTimeout(timer);
  timer = setTimeout(() => {
    if (isNewEntry) left = { href: location.href, top: scrollY };
    history[isNewEntry ? "pushState" : "replaceState"](null, "", hash);
    const section = document.getElementById(hash.slice(1));
    const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
    section?.scrollIntoView({ behavior: isCalm ? "auto" : "smooth" });
    section?.focus({ preventScroll: true });
  }, SCROLL_DELAY);
}

addEventListener("scrollend", () => {
  left.href = "";
});
// Chrome 156 goes on with a smooth scroll after Back and after a link to a fragment, instead of to their places.
addEventListener("popstate", () => {
  clearTimeout(timer);
  const { href, top } = left;
  if (href === "") return;
  requestAnimationFrame(() => {
    if (href === location.href) scrollTo({ top, behavior: "instant" });
    else document.querySelector(":target")?.scrollIntoView({ behavior: "instant" });
  });
});

// A link from another page to a section of the home page first shows the top. A reload and Back are the browser's.
const { hash } = location;
const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
const referrer = new URL(document.referrer || "about:blank");
const isArrival =
  hash !== "" &&
  route === routes[0] &&
  navigation?.type === "navigate" &&
  referrer.origin === location.origin &&
  toRoute(referrer.pathname) !== route;
if (isArrival) {
  history.replaceState(null, "", route + location.search);
  addEventListener("DOMContentLoaded", () => scrollToSection(hash));
}

addEventListener("click", (event) => {
  const { target, altKey, ctrlKey, metaKey, shiftKey } = event;
  const link = target instanceof Element && target.closest("header nav a[href*='#']");
  if (!(link instanceof HTMLAnchorElement) || link.pathname !== route) return;
  if (altKey || ctrlKey || metaKey || shiftKey) return;
  event.preventDefault();
  scrollToSection(link.hash, link.hash !== location.hash);
});

// A page that is left may come back as it was.
addEventListener("pagehide", () => clearTimeout(timer));
