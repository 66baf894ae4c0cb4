import { z } from "zod";
import { rigId, ringgit, text } from "../fields";

export const pricing = z.strictObject({
  heading: text,
  intro: text,
  rateHeading: text,
  nonMemberLabel: text,
  memberLabel: text,
  noMemberRateLabel: text,
  /** RM per hour. */
  rates: z
    .array(
      z.strictObject({
        rig: rigId,
        nonMember: ringgit,
        member: ringgit.nullable(),
        note: text.nullable(),
      }),
    )
    .min(1),
  packagesHeading: text,
  savingLabel: text,
  /** RM for that many hours, members only. */
  packages: z
    .array(z.strictObject({ rig: rigId, hours: z.int().positive(), price: ringgit }))
    .min(1),
});
