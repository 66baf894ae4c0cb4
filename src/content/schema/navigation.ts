import { z } from "zod";
import { isPagePath } from "../../domain/redirects";
import { routes, toRoute } from "../../domain/routes";
import { label, list, special } from "./fields";

/** The sections that a link can lead to, by the page that they are on. */
const sectionIds: Record<string, readonly string[]> = {
  "/": ["reservation", "rigs", "pricing"],
  "/events": ["inquiry"],
};

const targets = routes.flatMap((route) => [
  route,
  ...(sectionIds[route] ?? []).map((section) => `${route}#${section}`),
]);

function leadsToAPage(href: string): boolean {
  const [path = "", section] = href.split("#", 2);
  const route = toRoute(path);
  if (!route || !isPagePath(path)) return false;
  return section === undefined || !!sectionIds[route]?.includes(section);
}

export const navigation = z.strictObject({
  items: list(
    z.strictObject({
      label: label("Text of the menu item", "PRICING"),
      href: special(
        z.string().refine(leadsToAPage),
        "Page or section that the menu item opens",
        "/#pricing",
        "a page or section of this site",
        `Write one of these: ${targets.map((target) => JSON.stringify(target)).join(", ")}`,
      ),
    }),
    "Menu items, in this order",
  ),
});
