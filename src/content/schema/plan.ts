import { z } from "zod";
import { MAX_PEOPLE } from "../../domain/pricing/visit";
import { caption, heading, label, list, sentence, special } from "./fields";

export const plan = z.strictObject({
  heading: heading("Heading of the visit planner on the home page", "Plan a visit"),
  intro: sentence("Text below that heading", "Who plays what, and for how long?"),
  rigLabel: label("Label of the choice of rig", "Play"),
  peopleLabel: label("Label of the number of people", "People"),
  hoursLabel: label("Label of the number of hours", "Hours"),
  membersLabel: label("Label of the checkbox for members", "Members"),
  addLabel: caption("Button that adds another line to the plan", "Add another game"),
  removeLabel: label("Button that removes a line of the plan", "Remove"),
  birthdayLabel: caption("Label of the checkbox for a birthday", "Somebody has a birthday"),
  assumptions: list(
    sentence("What the answer assumes", "Packages can be combined."),
    "What the answer assumes, one entry per note",
  ),
  walkIn: sentence(
    "Text before the opening hours; [services] becomes the rigs that cannot be reserved",
    "For [services], just walk in:",
  ),
  ask: z.strictObject({
    fromPeople: special(
      z.int().min(1).max(MAX_PEOPLE),
      "Size of a group from which the link to the inquiry is shown",
      6,
      `a whole number of people from 1 to ${MAX_PEOPLE}`,
      "Write a number such as 6, without quotation marks.",
    ),
    label: label("Link that fills in the inquiry", "Ask us about it"),
    eventType: caption("Event type that it fills in", "Private booking"),
    replaceQuestion: sentence(
      "Question to visitors who have already typed something into the inquiry",
      "Replace the message that you have begun?",
    ),
  }),
  copyLabel: label("Button that copies the plan as text", "Copy as text"),
  copiedLabel: label("Text on that button after it has copied", "Copied"),
  shareLabel: label("Button that opens the browser's share dialog", "Share"),
});
