import { z } from "zod";
import { graphqlFields, photo, text } from "../fields";

/** What a search engine, a browser tab and a shared link show of a page. */
const page = z.strictObject({ title: text, description: text, sharePhoto: photo });
graphqlFields.add(page, { type: "PagesJsonPage", directive: "" });

export const pages = z.strictObject({
  home: page,
  events: page,
  faq: page,
  about: page,
  notFound: z.strictObject({ title: text }),
});
