const data = document.currentScript?.dataset ?? {};

/** The addresses of all pages, from the home page on, with the path prefix. */
export const routes = data.routes?.split(" ") ?? [];

/** The address of this page. That of the 404 page is not among the routes. */
export const page = data.page;

/** @param path in any spelling for which a host may serve a page: `/FAQ`, `/faq/`, `/faq/index.html`, `//` */
export const toRoute = (path: string) =>
  routes.find((route) => plain(route) === plain(path)) ?? path;

const plain = (path: string) =>
  path
    .toLowerCase()
    .replace(/(\/index)?\.html$/, "")
    .replace(/\/+/g, "/")
    .replace(/\/$/, "");
