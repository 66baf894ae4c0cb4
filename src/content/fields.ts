import { z } from "zod";

/**
 * How a field's value becomes a GraphQL field, where its zod type alone does not tell: a type, which
 * names an object that stands in several places, and the directive that resolves it.
 */
export const graphqlFields = z.registry<{ type: string; directive: string }>();

/** A text for visitors. `{hours.range}` and the other placeholders of `facts.ts` are filled in. */
export const text = z.string().trim().min(1);
graphqlFields.add(text, { type: "String", directive: "@fillPlaceholders" });

/** A photo's path inside `data/`. */
export const photo = z
  .string()
  .regex(/^photos\/.+\.(jpe?g|png)$/, "expected a path such as photos/home/hero-wide.jpg");
graphqlFields.add(photo, { type: "File", directive: "@fileByRelativePath" });

/** A drawing's path inside `data/`. */
export const drawing = z
  .string()
  .regex(/^brand\/.+\.svg$/, "expected a path such as brand/mark.svg");
graphqlFields.add(drawing, { type: "File", directive: "@fileByRelativePath" });

/** What a photo shows, for those who cannot see it. */
export const alt = text;

/** The id of a rig in `rigs.json`; GraphQL answers with the rig itself. */
export const rigId = z.string().min(1);
graphqlFields.add(rigId, { type: "RigsJsonRigs", directive: "@rigById" });

/** An amount in ringgit (RM). */
export const ringgit = z.number().positive();

/** A 24-hour clock time, `HH:MM`. */
export const time = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'expected a 24-hour time such as "14:30"');

/** A link out of the site; placeholders are filled in, as in a text. */
export const link = z.string().startsWith("https://");
graphqlFields.add(link, { type: "String", directive: "@fillPlaceholders" });

/** A name that other data refers to; changing one changes every reference to it. */
export const id = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "expected lowercase words joined by hyphens");
