import { z } from "zod";
import type { SectionId } from "../../document/elementIds";
import { isPagePath } from "../../domain/redirects";
import { type Route, routes } from "../../domain/routes";
import { field } from "./field";
import { label, list } from "./fields";

/** The pages and sections that a menu item can lead to. */
const targets: readonly (Route | `${Route}#${SectionId}`)[] = [
  ...routes,
  "/#reservation",
  "/#rigs",
  "/#pricing",
  "/events#inquiry",
];

/** The path may also have another casing, such as `/Events`. */
function leadsToTarget(href: string): boolean {
  const path = href.replace(/#.*/s, "");
  const target = path.toLowerCase() + href.slice(path.length);
  return isPagePath(path) && targets.some((known) => known === target);
}

export const navigation = z.strictObject({
  items: list(
    z.strictObject({
      label: label("Text of the menu item", "PRICING"),
      href: field(z.string().refine(leadsToTarget), {
        description: "Page or section that the menu item opens",
        example: "/#pricing",
        expected: "a page or section of this site",
        advice: `Write one of these: ${targets.map((target) => JSON.stringify(target)).join(", ")}`,
      }),
    }),
    "Menu items, in this order",
  ),
});
