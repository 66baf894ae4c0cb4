import { z } from "zod";
import { text } from "../fields";

/** The icons that `FaqIcon.tsx` can draw. */
export const faqIcons = [
  "wheel",
  "pin",
  "gamepad",
  "clock",
  "card",
  "disc",
  "party",
  "monitor",
] as const;

export const faq = z.strictObject({
  heading: text,
  intro: text,
  questions: z
    .array(z.strictObject({ question: text, answer: text, icon: z.enum(faqIcons) }))
    .min(1),
});
