import { z } from "zod";
import { rigId, ringgit, text } from "../fields";

export const membership = z.strictObject({
  heading: text,
  intro: text,
  registration: z.strictObject({ heading: text, text, fee: ringgit }),
  reload: z.strictObject({
    heading: text,
    text,
    bonuses: z.array(z.strictObject({ reload: ringgit, bonus: ringgit })).min(1),
  }),
  birthday: z.strictObject({
    heading: text,
    text,
    choices: z.array(z.strictObject({ rig: rigId, freeHours: z.int().positive() })).min(1),
  }),
});
