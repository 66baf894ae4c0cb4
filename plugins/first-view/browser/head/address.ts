/*
 * What browsers do not do by themselves with an address. Runs in the head of every page, so before React.
 */
((data = {}) => {
  const routes = data.routes?.split(" ") ?? [];

  /** @param {string} path in any spelling for which a host may serve a page: `/FAQ`, `/faq/`, `/faq/index.html`, `//` */
  const plain = (path) =>
    path
      .toLowerCase()
      .replace(/(\/index)?\.html$/, "")
      .replace(/\/+/g, "/")
      .replace(/\/$/, "");
  /** @param {string} path */
  const toRoute = (path) => routes.find((route) => plain(route) === plain(path)) ?? path;

  // Gatsby knows only one spelling of each route. A host without redirect rules serves the 404 page for the others.
  const path = toRoute(location.pathname);
  const address = path + location.search + location.hash;
  if (path !== location.pathname) {
    if (path === data.page) history.replaceState(history.state, "", address);
    else location.replace(address);
  }

  /** In ms, before the scroll to RIGS or PRICING. From the owner's specification. */
  const SCROLL_DELAY = 100;
  /** @type {ReturnType<typeof setTimeout>} */
  let timer;
  /** Where the visitor chose a section, in px, while the page scrolls there. */
  let left = { href: "", top: 0 };
  /** @param {string} hash */
  const scrollToSection = (hash, isNewEntry = false) => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (isNewEntry) left = { href: location.href, top: scrollY };
      history[isNewEntry ? "pushState" : "replaceState"](null, "", hash);
      const section = document.getElementById(hash.slice(1));
      const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
      section?.scrollIntoView({ behavior: isCalm ? "auto" : "smooth" });
      section?.focus({ preventScroll: true });
    }, SCROLL_DELAY);
  };

  addEventListener("scrollend", () => {
    left.href = "";
  });
  // Chrome 156 goes on with a smooth scroll after Back, instead of to the place that was left.
  addEventListener("popstate", () => {
    clearTimeout(timer);
    const { href, top } = left;
    if (href === location.href) requestAnimationFrame(() => scrollTo({ top, behavior: "instant" }));
  });

  // A link from another page to a section of the home page first shows the top. A reload and Back are the browser's.
  const { hash } = location;
  const [navigation] = /** @type {PerformanceNavigationTiming[]} */ (
    performance.getEntriesByType("navigation")
  );
  const referrer = new URL(document.referrer || "about:blank");
  const isArrival =
    hash !== "" &&
    path === routes[0] &&
    navigation?.type === "navigate" &&
    referrer.origin === location.origin &&
    toRoute(referrer.pathname) !== path;
  if (isArrival) history.replaceState(null, "", path + location.search);

  // Older browsers do not open the answer to which an address leads.
  const openAnswer = () => {
    const ids = document.querySelectorAll("details:not([open]) [id]");
    const target = [...ids].find(({ id }) => `#${encodeURIComponent(id)}` === location.hash);
    target?.closest("details")?.setAttribute("open", "");
    target?.scrollIntoView();
  };
  addEventListener("hashchange", openAnswer);

  addEventListener("DOMContentLoaded", () => {
    openAnswer();
    if (isArrival) scrollToSection(hash);
    // The menu leads to /Events, as specified. This saves the host's redirect.
    for (const link of document.links) {
      const { origin, pathname, search, hash } = link;
      const route = toRoute(pathname);
      if (origin === location.origin && route !== pathname) link.href = route + search + hash;
    }
  });
  addEventListener("click", (event) => {
    const { target, altKey, ctrlKey, metaKey, shiftKey } = event;
    const link = target instanceof Element && target.closest("header nav a[href*='#']");
    if (!(link instanceof HTMLAnchorElement) || link.pathname !== path) return;
    if (altKey || ctrlKey || metaKey || shiftKey) return;
    event.preventDefault();
    scrollToSection(link.hash, link.hash !== location.hash);
  });
  // A page that is left may come back as it was.
  addEventListener("pagehide", () => clearTimeout(timer));
})(document.currentScript?.dataset);
