import { z } from "zod";
import { alt, photo, text } from "../fields";

const point = z.strictObject({ title: text, text });

export const about = z.strictObject({
  heading: text,
  photo,
  alt,
  about: z.strictObject({ heading: text, text, linkLabel: text }),
  mission: z.strictObject({ heading: text, text }),
  difference: z.strictObject({ heading: text, points: z.array(point).min(1) }),
  story: z.strictObject({ heading: text, paragraphs: z.array(text).min(1) }),
  values: z.strictObject({ heading: text, values: z.array(point).min(1) }),
});
