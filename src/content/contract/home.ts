import { z } from "zod";
import { alt, photo, text } from "../fields";

export const home = z.strictObject({
  hero: z.strictObject({
    headline: text,
    lead: text,
    photoWide: photo,
    photoTall: photo,
    alt,
  }),
});
