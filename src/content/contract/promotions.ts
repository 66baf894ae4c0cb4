import { z } from "zod";
import { alt, photo, text } from "../fields";

export const promotions = z.strictObject({
  heading: text,
  promotions: z.array(z.strictObject({ title: text, text, photo, alt })).min(1),
});
