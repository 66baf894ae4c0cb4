import { page, toRoute } from "./routes";

// Each route has one spelling. A host without redirect rules serves the 404 page for the others.
const route = toRoute(location.pathname);
if (route !== location.pathname) {
  const address = route + location.search + location.hash;
  if (route === page) history.replaceState(history.state, "", address);
  else location.replace(address);
}

// The menu leads to /Events, as specified. This saves the host's redirect.
addEventListener("DOMContentLoaded", () => {
  for (const link of document.links) {
    const { origin, pathname, search, hash } = link;
    const route = toRoute(pathname);
    if (origin === location.origin && route !== pathname) link.href = route + search + hash;
  }
});
