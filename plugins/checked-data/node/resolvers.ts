import { setTimeout } from "node:timers/promises";
import type { NodePluginArgs } from "gatsby";
import { collectFacts, type FactOwners, factOwners } from "../../../src/content/facts";
import { fillPlaceholders, placeholderNames } from "../../../src/content/placeholders";
import { type Content, type ContentName, contentNames } from "../../../src/content/schema";
import { endOf } from "../../../src/domain/time/openState";
import { timeOf } from "../../../src/domain/time/venueTime";
import { nodeType } from "./typeDefinitions";

type Hook = Pick<NodePluginArgs, "getNodesByType">;

type Context = {
  nodeModel: { findOne: <Node>(args: { type: string }) => Promise<Node> };
};

type Resolver<Source> = (
  source: Source,
  args: unknown,
  context: Context,
  info: { fieldName: string; originalResolver: Resolver<Source> },
) => unknown;

/** The root fields such as `pricingJson`. They are required, because no data file may be missing. */
export function rootFields(hook: Hook) {
  const fields = contentNames.map((name) => {
    const resolve: Resolver<object> = async (source, args, context, info) => {
      await untilThere(name, hook);
      return info.originalResolver(source, args, context, info);
    };
    return [`${name}Json`, { type: `${nodeType(name)}!`, resolve }];
  });
  return { Query: Object.fromEntries(fields) };
}

/**
 * In develop, Gatsby may run queries after it has deleted the node of an edited file, and before it has made the new one.
 * It would also remember that it has found none.
 */
async function untilThere(name: ContentName, { getNodesByType }: Hook): Promise<void> {
  if (process.env.NODE_ENV === "production") return;
  while (getNodesByType(nodeType(name)).length === 0) await setTimeout(20);
}

/** Reads a data file. Its placeholders are not filled in. */
async function readFile<Name extends ContentName>(name: Name, context: Context, hook: Hook) {
  await untilThere(name, hook);
  return context.nodeModel.findOne<Content[Name]>({ type: nodeType(name) });
}

/** `@filled` fills in the placeholders of a text or of each text in a list. */
const filled =
  (hook: Hook): Resolver<Record<string, string | string[] | null>> =>
  async (source, _args, context, { fieldName }) => {
    const value = source[fieldName];
    if (!value || [value].flat().every((text) => placeholderNames(text).length === 0)) return value;
    const files = factOwners.map(async (name) => [name, await readFile(name, context, hook)]);
    const facts = collectFacts(Object.fromEntries(await Promise.all(files)) as FactOwners);
    const fill = (text: string) => fillPlaceholders(text, facts);
    return Array.isArray(value) ? value.map(fill) : fill(value);
  };

/** `@rigById` resolves the id of a rig to the rig in `data/rigs.json`. */
const rigById =
  (hook: Hook): Resolver<Record<string, string>> =>
  async (source, _args, context, { fieldName }) => {
    const { rigs } = await readFile("rigs", context, hook);
    return rigs.find(({ id }) => id === source[fieldName]);
  };

export const directives = (hook: Hook) => [
  { name: "filled", extend: () => ({ resolve: filled(hook) }) },
  { name: "rigById", extend: () => ({ resolve: rigById(hook) }) },
];

/** The lists that leave out what has finished. `src/document/shownDuring.ts` says what decides about the rest. */
export const listsWithoutFinished = {
  ComingEventsJson: {
    events: {
      /** The soonest is the first. */
      resolve: ({ events }: Content["comingEvents"]) =>
        events
          .filter(({ ends }) => timeOf(ends) > Date.now())
          .sort((a, b) => timeOf(a.starts) - timeOf(b.starts)),
    },
  },
  NoticesJson: {
    notices: {
      /** The one that begins last is the first. */
      resolve: ({ notices }: Content["notices"]) =>
        notices
          .filter(({ until }) => timeOf(until) > Date.now())
          .sort((a, b) => timeOf(b.from) - timeOf(a.from)),
    },
  },
  PromotionsJson: {
    promotions: {
      resolve: ({ promotions }: Content["promotions"]) =>
        promotions
          .map((promotion, index) => ({ ...promotion, number: index + 1 }))
          .filter(({ until }) => !until || timeOf(until) > Date.now()),
    },
  },
  PromotionsJsonPromotions: {
    /** Its place in the file, for its link, which the end of another promotion does not change. */
    number: { type: "Int!" },
  },
  SiteJsonHours: {
    specialDays: {
      resolve: ({ specialDays, ...regularHours }: Content["site"]["hours"]) =>
        specialDays.filter((day) => endOf(day, regularHours) > Date.now()),
    },
  },
};
