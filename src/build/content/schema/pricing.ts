import { z } from "zod";
import { heading, hourCount, label, list, rigId, ringgit, sentence } from "./fields";

export const pricing = z.strictObject({
  heading: heading("Over all prices", "What it costs"),
  intro: sentence("Under the heading", "Pay by the hour. Members pay less."),
  rateHeading: heading("Over the hourly rates", "Rate per hour"),
  nonMemberLabel: label("Over the prices for everybody", "Non-member"),
  memberLabel: label("Over the members' prices", "Member"),
  noMemberRateLabel: label("Stands where a rig has no member rate", "No member rate"),
  rates: list(
    z.strictObject({
      rig: rigId(),
      nonMember: ringgit("RM an hour for everybody", 8),
      member: ringgit("RM an hour for members; null where there is no member rate", 6).nullable(),
      note: label("A word beside the price; null for none", "standard").nullable(),
    }),
    "The hourly rates, one entry a rig",
  ),
  packagesHeading: heading("Over the packages", "Member exclusive packages"),
  savingLabel: label("Stands before what a package saves", "saves"),
  packages: list(
    z.strictObject({
      rig: rigId(),
      hours: hourCount("How many hours are in it", 3),
      price: ringgit("RM for all its hours", 15),
    }),
    "The members' packages, one entry each",
  ),
  estimate: z.strictObject({
    heading: heading("Over the estimate", "What will it cost me?"),
    intro: sentence("Under that heading", "Pick what you play and for how long."),
    rigLabel: label("Before the rigs to choose from", "I play"),
    hoursLabel: label("Before the number of hours", "For"),
    memberLabel: label("Beside the box for members", "I am a member"),
    assumption: sentence("What the sum takes for granted", "Packages can be combined."),
    reserveLabel: label("On the link that opens the chat", "Reserve this"),
  }),
});
