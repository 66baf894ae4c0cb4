import { z } from "zod";
import { heading, label, list, oneOf, paragraph, sentence } from "./fields";

/** The icons that `FaqIcon.tsx` can draw. */
const icons = ["wheel", "pin", "gamepad", "clock", "card", "disc", "party", "monitor"] as const;

export const faq = z.strictObject({
  heading: heading("Over the FAQ page", "Questions, answered"),
  intro: sentence("Under the heading", "Not here? Message us."),
  questions: list(
    z.strictObject({
      question: sentence(
        "The question, as a visitor would ask it; its words make the answer's address",
        "When are you open?",
      ),
      answer: paragraph("The answer", "{hours.days}, {hours.range}."),
      icon: oneOf(icons, "The drawing beside the question"),
    }),
    "The questions, in the order of the page",
  ),
  copyLink: z.strictObject({
    label: label("On the button that copies an answer's address", "Copy link"),
    copied: label("When it is copied", "Link copied"),
    refused: sentence("When the browser forbids it", "Copy it from the address bar."),
  }),
});
