import { routes, toRoute } from "./routes";

/*
 * The smooth scroll to RIGS or PRICING, which are sections of the home page.
 */

/** In ms, before the scroll. From the owner's specification. */
const SCROLL_DELAY = 100;

/** In ms. Longer than a smooth scroll takes in any browser. */
const SCROLL_TIME = 1500;

const route = toRoute(location.pathname);
let timer: ReturnType<typeof setTimeout>;
/** Goes to the place of the current address, if it is no longer that of the last smooth scroll. */
let endSmoothScroll = () => {};

/** The browser makes the step itself, and moves the focus. With `assign`, it adds an entry, and keeps the place in the one before. */
function goToSection(hash: string, go: (hash: string) => void): void {
  clearTimeout(timer);
  timer = setTimeout(() => {
    scrollSmoothly(hash);
    go(hash);
  }, SCROLL_DELAY);
}

/** Lets the next step of the browser be smooth. */
function scrollSmoothly(hash: string): void {
  const { dataset } = document.documentElement;
  // For global.scss.
  dataset.smooth = "";
  // The scroll begins with the next frame.
  requestAnimationFrame(() => requestAnimationFrame(() => delete dataset.smooth));
  const start = { address: location.href, top: scrollY };
  const end = performance.now() + SCROLL_TIME;
  endSmoothScroll = () => {
    if (performance.now() > end || location.hash === hash) return;
    requestAnimationFrame(() => {
      if (location.href === start.address) scrollTo({ top: start.top, behavior: "instant" });
      else document.querySelector(":target")?.scrollIntoView({ behavior: "instant" });
    });
  };
}

addEventListener("popstate", () => {
  clearTimeout(timer);
  // Chrome 156 goes on with a smooth scroll after Back and after a link to another fragment, instead of to their places.
  endSmoothScroll();
});

addEventListener("click", (event) => {
  const { target, altKey, ctrlKey, metaKey, shiftKey } = event;
  const link = target instanceof Element && target.closest("a[href]");
  if (!(link instanceof HTMLAnchorElement)) return;
  // In Safari, the step to a section would cancel the way to the page that is chosen now.
  clearTimeout(timer);
  if (!link.matches("header nav a[href*='#']") || link.pathname !== route) return;
  if (altKey || ctrlKey || metaKey || shiftKey) return;
  goToSection(link.hash, (hash) => location.assign(hash));
  event.preventDefault();
});

// A page that is left may come back as it was.
addEventListener("pagehide", () => clearTimeout(timer));

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
  addEventListener("DOMContentLoaded", () =>
    goToSection(hash, (section) => location.replace(section)),
  );
}
