import { z } from "zod";
import { formatRinggit } from "../../domain/format/ringgit";
import { withRule } from "./field";
import { heading, hourCount, listOrNone, rigId, ringgit, ringgitOrNone, sentence } from "./fields";

const reload = withRule(
  z.strictObject({
    heading: heading("Heading of the card about reloads", "Reload"),
    text: sentence("Text of the card about reloads", "Top up and we add bonus credit."),
    bonuses: listOrNone(
      z.strictObject({
        reload: ringgit("Amount that a member reloads, in RM", 100),
        bonus: ringgitOrNone(
          "Credit that the venue adds to that amount, in RM and not in hours; 0 for none",
          15,
        ),
      }),
      "Reload bonuses, smallest first; placeholders number them from 1; empty for none",
    ),
  }),
  ({ bonuses }, refuse) => {
    const amounts = bonuses.map(({ reload }) => reload);
    amounts.forEach((amount, index) => {
      const before = amounts[index - 1] ?? 0;
      if (amount > before) return;
      const message =
        amounts.indexOf(amount) < index
          ? `a reload of ${formatRinggit(amount)} is already in this list. Remove one of them.`
          : `${formatRinggit(amount)} comes after ${formatRinggit(before)}. Put the smallest reload first.`;
      refuse(["bonuses", index, "reload"], message);
    });
  },
);

export const membership = z.strictObject({
  heading: heading("Heading of the membership section on the home page", "Membership"),
  intro: sentence("Text below that heading", "Register once, and every visit costs less."),
  registration: z.strictObject({
    heading: heading("Heading of the card about registration", "Register"),
    text: sentence("Text of the card about registration", "One fee opens the member rates."),
    fee: ringgitOrNone("Registration fee, paid once, in RM; 0 if it is free", 50),
  }),
  reload,
  birthday: z.strictObject({
    heading: heading("Heading of the card about birthdays", "Birthday"),
    text: sentence("Text of the card about birthdays", "Pick one:"),
    choices: listOrNone(
      z.strictObject({
        rig: rigId("Rig that the member plays on"),
        freeHours: hourCount("Number of free hours", 2),
      }),
      "Birthday gifts that a member can choose from; empty for none",
    ),
  }),
});
