import { z } from "zod";
import { heading, hourCount, label, list, listOrNone, rigId, ringgit, sentence } from "./fields";

export const pricing = z.strictObject({
  heading: heading("Heading of the pricing section on the home page", "What it costs"),
  intro: sentence("Text below that heading", "Pay by the hour. Members pay less."),
  rateHeading: heading(
    "Heading of the hourly rates, in the table and on the first screen",
    "Rate per hour",
  ),
  rates: list(
    z.strictObject({
      rig: rigId("Rig that this rate is for"),
      nonMember: ringgit("Price per hour for non-members, in RM", 8),
      member: ringgit(
        "Price per hour for members, in RM; empty if there is no member rate",
        6,
      ).nullable(),
      note: label(
        "Short note below the non-member price; empty for no note",
        "standard",
      ).nullable(),
    }),
    "Hourly rates, one entry per rig",
  ),
  packagesHeading: heading("Heading of the packages in the table", "Member exclusive packages"),
  packages: listOrNone(
    z.strictObject({
      rig: rigId("Rig that this package is for"),
      hours: hourCount("Number of hours in the package", 3),
      price: ringgit("Price of the whole package, in RM", 15),
    }),
    "Packages for members, one entry each; empty for none",
  ),
  calculatorHeading: heading("Heading of the calculator below the table", "Work out your price"),
});
