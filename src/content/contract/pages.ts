import { z } from "zod";
import { text } from "../fields";

/** What a search engine and a browser tab show of a page. */
const page = z.strictObject({ title: text, description: text });

export const pages = z.strictObject({
  home: page,
  events: page,
  faq: page,
  about: page,
  notFound: z.strictObject({ title: text }),
});
