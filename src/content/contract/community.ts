import { z } from "zod";
import { alt, photo, text } from "../fields";

export const community = z.strictObject({
  heading: text,
  intro: text,
  photos: z.array(z.strictObject({ photo, alt, caption: text })).min(1),
});
