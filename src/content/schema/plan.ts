import { z } from "zod";
import { MAX_COUNT } from "../../domain/pricing/visit";
import { caption, heading, label, sentence, special } from "./fields";

export const plan = z.strictObject({
  heading: heading("Heading of the visit planner on the home page", "Plan a visit"),
  intro: sentence("Text below that heading", "What do you want to play, and for how long?"),
  rigLabel: label("Label of the choice of rig", "Play"),
  countLabel: label("Label of the number of PCs, simulators and so on", "How many?"),
  hoursLabel: label("Label of the number of hours", "Hours"),
  membersLabel: label("Label of the checkbox for members", "Members"),
  addLabel: caption("Button that adds another line", "Add something else"),
  full: sentence(
    "Text below that button when there can be no more lines",
    "No more fits into one plan.",
  ),
  removeLabel: label("Button that removes a line", "Remove"),
  splitLabel: label("Label of the number of people who split the price", "Split between"),
  changed: sentence(
    "Note at the top of the planner if a shared or kept plan could not be read as it is",
    "Something in this plan is not offered, so we have changed it.",
  ),
  assumption: sentence(
    "Note below a price that consists of packages and hours, or of several packages",
    "Members can combine packages and hours.",
  ),
  ask: z.strictObject({
    fromSize: special(
      z.int().min(1).max(MAX_COUNT),
      "Number of rigs, or of people, from which the link to the inquiry is shown",
      6,
      `a whole number from 1 to ${MAX_COUNT}`,
      "Write a number such as 6, without quotation marks.",
    ),
    label: label("Link that fills in the inquiry", "Ask us about it"),
    eventType: caption("Event type that it fills in", "Private booking"),
    replaceQuestion: sentence(
      "Question to visitors who have typed something into the inquiry and not sent it",
      "Replace what you have typed?",
    ),
  }),
  copyLabel: label("Button that copies the plan as text, with a link to it", "Copy plan and link"),
  copiedLabel: label("Text on that button after it has copied", "Copied"),
  shareLabel: label("Button that opens the browser's share dialog", "Share"),
});
