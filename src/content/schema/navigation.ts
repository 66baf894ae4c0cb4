import { z } from "zod";
import { isPagePath } from "../../domain/redirects";
import { routes } from "../../domain/routes";
import { field } from "./field";
import { label, list } from "./fields";

export const navigation = z.strictObject({
  items: list(
    z.strictObject({
      label: label("Text of the menu item", "PRICING"),
      href: field(
        z.string().refine((href) => isPagePath(href.replace(/#.*/s, ""))),
        {
          description: "Page or section that the menu item opens",
          example: "/#pricing",
          expected: "a page or section of this site",
          advice: `Write one of the pages: ${routes.join(", ")}. For a section, add # and its id.`,
        },
      ),
    }),
    "Menu items, in this order",
  ),
});
