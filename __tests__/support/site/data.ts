import { type Route, toRoute } from "../../../src/domain/routes";
import { dataFiles } from "../fixture";

export const headings: Record<Route, string> = {
  "/": "Come and play.",
  "/events": "Hold a feast",
  "/faq": "Asked and answered",
  "/about": "A hall of bubbles",
};

/** The menu items, each with its route and, if it links to a section, the id of the section. */
export const menuItems = dataFiles.navigation.items.map(({ label, href }) => {
  const [path = "", section] = href.split("#");
  return { label, href, route: toRoute(path) as Route, section };
});

/** The menu items that link to the top of a page. */
export const pageItems = menuItems.filter(({ section }) => section === undefined);

export const sectionItems = menuItems.flatMap(({ section, ...item }) =>
  section === undefined ? [] : [{ ...item, section }],
);
