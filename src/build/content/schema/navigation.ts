import { z } from "zod";
import { toRoute } from "../../../domain/routes";
import { label, list, special } from "./fields";

/** The sections that an address may end with, by the page that they are on. */
const sectionIds: Record<string, readonly string[]> = {
  "/": ["reservation", "rigs", "pricing"],
  "/events": ["inquiry"],
};

function leadsToAPage(href: string): boolean {
  const [path = "", section] = href.split("#", 2);
  const route = toRoute(path);
  return route !== null && (section === undefined || !!sectionIds[route]?.includes(section));
}

const placeOnSite = (description: string, example: string) =>
  special(
    z.string().refine(leadsToAPage),
    description,
    example,
    "the address of a page or section of this site such as /about or /#pricing",
  );

export const navigation = z.strictObject({
  items: list(
    z.strictObject({
      label: label("The item's word", "PRICING"),
      href: placeOnSite("Where the item leads", "/#pricing"),
    }),
    "The menu's items, in their order",
  ),
  shortcuts: z
    .array(
      z.strictObject({
        label: label("The shortcut's word", "Pricing"),
        href: placeOnSite("Where it leads", "/#pricing"),
      }),
    )
    .describe(
      "What a long press on the installed site's icon offers, in its order; phones show four at most",
    ),
});
