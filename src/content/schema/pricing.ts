import { z } from "zod";
import { formatHours } from "../../domain/format/count";
import { formatRinggit } from "../../domain/format/ringgit";
import { inWholeSen } from "../../domain/pricing/inWholeSen";
import { refuseRepeated, withRule } from "./field";
import { heading, hourCount, label, list, listOrNone, rigId, ringgit, sentence } from "./fields";

const rate = withRule(
  z.strictObject({
    rig: rigId("Rig that this rate is for"),
    nonMember: ringgit("Price per hour for non-members, in RM", 8),
    member: ringgit(
      "Price per hour for members, in RM; empty if there is no member rate",
      6,
    ).nullable(),
    note: label(
      "Short note below the non-member price, such as another price at some times; empty for no note",
      "RM10 on weekends",
    ).nullable(),
  }),
  ({ member, nonMember }, refuse) => {
    if (member === null || member <= nonMember) return;
    refuse(
      ["member"],
      `${formatRinggit(member)} is more than the ${formatRinggit(nonMember)} for non-members. Write ${nonMember} or less.`,
    );
  },
);

export const pricing = withRule(
  z.strictObject({
    heading: heading("Heading of the pricing section on the home page", "What it costs"),
    intro: sentence("Text below that heading", "Pay by the hour. Members pay less."),
    rateHeading: heading(
      "Heading of the hourly rates, in the table and on the first screen",
      "Rate per hour",
    ),
    rates: list(rate, "Hourly rates, one entry per rig"),
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
  }),
  ({ rates, packages }, refuse) => {
    refuseRepeated(
      ["rates"],
      ["rig"],
      rates.map(({ rig }) => rig),
      refuse,
      "A rig has one price. Remove one of them, and write the other price into its note, a promotion or a notice.",
    );
    refuseRepeated(
      ["packages"],
      [],
      packages.map(({ rig, hours }) => `${hours} hours of ${rig}`),
      refuse,
    );
    packages.forEach(({ rig, hours, price }, index) => {
      const rate = rates.find((each) => each.rig === rig);
      const hourly = rate?.member ?? rate?.nonMember;
      if (hourly === undefined) return;
      const regular = inWholeSen(hours * hourly);
      if (price < regular) return;
      refuse(
        ["packages", index, "price"],
        `${formatRinggit(price)} saves nothing: ${formatHours(hours)} at ${formatRinggit(hourly)} an hour cost ${formatRinggit(regular)}. Write a lower price.`,
      );
    });
  },
);
