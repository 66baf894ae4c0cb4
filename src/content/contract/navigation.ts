import { z } from "zod";
import { toRoute } from "../../routing/routes";
import { label, list, special } from "../fields";

/** The sections that an address may end with, by the page that they are on. */
export const sectionIds: Record<string, readonly string[]> = {
  "/": ["rigs", "pricing"],
  "/events": ["inquiry"],
};

function leadsToAPage(href: string): boolean {
  const [path = "", section] = href.split("#", 2);
  const route = toRoute(path);
  return route !== null && (section === undefined || !!sectionIds[route]?.includes(section));
}

export const navigation = z.strictObject({
  items: list(
    z.strictObject({
      label: label("The item's word", "PRICING"),
      href: special(
        z.string().refine(leadsToAPage),
        "Where the item leads",
        "/#pricing",
        "the address of a page or section of this site such as /about or /#pricing",
      ),
    }),
    "The menu's items, in their order",
  ),
});
