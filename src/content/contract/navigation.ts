import { z } from "zod";
import { toRoute } from "../../routing/routes";
import { text } from "../fields";

const leadsToAPage = (href: string) => toRoute(href.split("#", 1)[0] ?? "") !== null;

export const navigation = z.strictObject({
  items: z
    .array(
      z.strictObject({
        label: text,
        href: z.string().refine(leadsToAPage, "expected the address of a page of this site"),
      }),
    )
    .min(1),
});
