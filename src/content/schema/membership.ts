import { z } from "zod";
import { heading, hourCount, list, rigId, ringgit, sentence } from "./fields";

export const membership = z.strictObject({
  heading: heading("Heading of the membership section on the home page", "Membership"),
  intro: sentence("Text below that heading", "Register once, and every visit costs less."),
  registration: z.strictObject({
    heading: heading("Heading of the card about registration", "Register"),
    text: sentence("Text of the card about registration", "One fee opens the member rates."),
    fee: ringgit("Registration fee, paid once, in RM", 50),
  }),
  reload: z.strictObject({
    heading: heading("Heading of the card about reloads", "Reload"),
    text: sentence("Text of the card about reloads", "Top up and we add bonus credit."),
    bonuses: list(
      z.strictObject({
        reload: ringgit("Amount that a member reloads, in RM", 100),
        bonus: ringgit("Credit that the venue adds to that amount, in RM", 15),
      }),
      "Reload bonuses, smallest first; placeholders number them from 1",
    ),
  }),
  birthday: z.strictObject({
    heading: heading("Heading of the card about birthdays", "Birthday"),
    text: sentence("Text of the card about birthdays", "Pick one:"),
    choices: list(
      z.strictObject({
        rig: rigId("Rig that the member plays on"),
        freeHours: hourCount("Number of free hours", 2),
      }),
      "Birthday gifts that a member can choose from",
    ),
  }),
});
