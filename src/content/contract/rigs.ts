import { z } from "zod";
import { alt, id, photo, text } from "../fields";

export const rigs = z.strictObject({
  heading: text,
  intro: text,
  rigs: z
    .array(
      z.strictObject({
        id,
        name: z.string().min(1),
        shortName: z.string().min(1),
        nameInText: z.string().min(1),
        specsHeading: text,
        specs: z.array(z.string().min(1)).min(1),
        photo,
        alt,
      }),
    )
    .min(1),
});
