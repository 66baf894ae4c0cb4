import { setTimeout } from "node:timers/promises";
import { collectFacts, type FactOwners, factOwners } from "../../../src/content/facts";
import { fillPlaceholders, placeholderNames } from "../../../src/content/placeholders";
import { type Content, type ContentName, contentNames } from "../../../src/content/schema";
import { comingEvents } from "../../../src/domain/events/comingEvents";
import { unfinishedNotices } from "../../../src/domain/notices";
import { isFinished } from "../../../src/domain/time/openState";
import { nodeType } from "./typeDefinitions";

type Context = {
  nodeModel: { findOne: <Node>(args: { type: string }) => Promise<Node> };
};

type Resolver<Source> = (
  source: Source,
  args: unknown,
  context: Context,
  info: { fieldName: string; originalResolver: Resolver<Source> },
) => unknown;

const root: Resolver<object> = (source, args, context, info) =>
  onceThere(async () => info.originalResolver(source, args, context, info));

/** The root fields such as `pricingJson`. They are required, because no data file may be missing. */
export const rootFields = {
  Query: Object.fromEntries(
    contentNames.map((name) => [`${name}Json`, { type: `${nodeType(name)}!`, resolve: root }]),
  ),
};

/** Reads a data file. Its placeholders are not filled in. */
function readFile<Name extends ContentName>({ nodeModel }: Context, name: Name) {
  return onceThere(() => nodeModel.findOne<Content[Name]>({ type: nodeType(name) }));
}

/** In develop, Gatsby may run queries after it has deleted the node of an edited file, and before it has made the new one. */
async function onceThere<Node>(find: () => Promise<Node>): Promise<Node> {
  for (;;) {
    const node = await find();
    if (node || process.env.NODE_ENV === "production") return node;
    await setTimeout(20);
  }
}

/** `@filled` fills in the placeholders of a text or of each text in a list. */
const filled: Resolver<Record<string, string | string[] | null>> = async (
  source,
  _args,
  context,
  { fieldName },
) => {
  const value = source[fieldName];
  if (!value || [value].flat().every((text) => placeholderNames(text).length === 0)) return value;
  const files = factOwners.map(async (name) => [name, await readFile(context, name)]);
  const facts = collectFacts(Object.fromEntries(await Promise.all(files)) as FactOwners);
  const fill = (text: string) => fillPlaceholders(text, facts);
  return Array.isArray(value) ? value.map(fill) : fill(value);
};

/** `@rigById` resolves the id of a rig to the rig in `data/rigs.json`. */
const rigById: Resolver<Record<string, string>> = async (source, _args, context, { fieldName }) => {
  const { rigs } = await readFile(context, "rigs");
  return rigs.find(({ id }) => id === source[fieldName]);
};

export const directives = [
  { name: "filled", extend: () => ({ resolve: filled }) },
  { name: "rigById", extend: () => ({ resolve: rigById }) },
];

/** The lists that leave out what has finished. Open pages leave out the rest by the visitor's clock. */
export const listsWithoutFinished = {
  ComingEventsJson: {
    events: {
      resolve: ({ events }: Content["comingEvents"]) => comingEvents(events, Date.now()),
    },
  },
  NoticesJson: {
    notices: {
      resolve: ({ notices }: Content["notices"]) => unfinishedNotices(notices, Date.now()),
    },
  },
  SiteJsonHours: {
    specialDays: {
      resolve: ({ specialDays, ...regularHours }: Content["site"]["hours"]) =>
        specialDays.filter((day) => !isFinished(day, regularHours, Date.now())),
    },
  },
};
