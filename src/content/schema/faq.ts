import { z } from "zod";
import { heading, list, oneOf, paragraph, sentence } from "./fields";

/** The icons that `FaqIcon.tsx` can draw. */
const icons = ["wheel", "pin", "gamepad", "clock", "card", "disc", "party", "monitor"] as const;

export const faq = z.strictObject({
  heading: heading("Heading of the FAQ page", "Questions, answered"),
  intro: sentence("Text below that heading", "Not here? Message us."),
  questions: list(
    z.strictObject({
      question: sentence(
        "The question; the link to its answer is made from these words",
        "When are you open?",
      ),
      answer: paragraph(
        'The answer; leave a blank line between paragraphs, and begin each line of a list with "- "; a link is its words in [ ], then its address in ( )',
        "See [the map](https://www.google.com/maps), or [ask us](/events#inquiry).",
      ),
      icon: oneOf(icons, "Icon next to the question"),
    }),
    "Questions with their answers, in the order of the FAQ page",
  ),
});
