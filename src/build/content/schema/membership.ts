import { z } from "zod";
import { heading, hourCount, list, rigId, ringgit, sentence } from "./fields";

export const membership = z.strictObject({
  heading: heading("Over membership", "Membership"),
  intro: sentence("Under the heading", "Register once, and every visit costs less."),
  registration: z.strictObject({
    heading: heading("Over the first step", "Register"),
    text: sentence("What registering brings", "One fee opens the member rates."),
    fee: ringgit("What registering costs, once, in RM", 50),
  }),
  reload: z.strictObject({
    heading: heading("Over the second step", "Reload"),
    text: sentence("What reloading brings", "Top up and we add bonus credit."),
    bonuses: list(
      z.strictObject({
        reload: ringgit("What a member pays in, in RM", 100),
        bonus: ringgit("What we add, in RM", 15),
      }),
      "The reload bonuses, the smaller first; placeholders count them from 1",
    ),
  }),
  birthday: z.strictObject({
    heading: heading("Over the third step", "Birthday"),
    text: sentence("What the birthday brings", "Pick one:"),
    choices: list(
      z.strictObject({
        rig: rigId("What is played"),
        freeHours: hourCount("How many hours are free", 2),
      }),
      "What a member may choose from on a birthday",
    ),
  }),
});
