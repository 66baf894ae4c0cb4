import type { NodePluginArgs } from "gatsby";
import { collectFacts, type FactOwners, factOwners } from "../../../src/content/facts";
import { fillPlaceholders, placeholderNames } from "../../../src/content/placeholders";
import { type Content, type ContentName, contentNames } from "../../../src/content/schema";
import { comingEvents } from "../../../src/domain/events/comingEvents";
import { unfinishedNotices } from "../../../src/domain/notices";
import { isFinished } from "../../../src/domain/time/openState";
import { buildTime, type Context } from "./build";
import { nodeType } from "./typeDefinitions";
import { waitForValidNodes } from "./waitForValidData";

type Resolver<Source> = (
  source: Source,
  args: unknown,
  context: Context,
  info: { fieldName: string; originalResolver: Resolver<Source> },
) => unknown;

/** The root fields such as `pricingJson`. They are required, because no data file may be missing. */
export function rootFields(hook: NodePluginArgs) {
  const resolve: Resolver<object> = async (source, args, context, info) => {
    await waitForValidNodes(hook);
    return info.originalResolver(source, args, context, info);
  };
  const fields = contentNames.map((name) => [
    `${name}Json`,
    { type: `${nodeType(name)}!`, resolve },
  ]);
  return { Query: Object.fromEntries(fields) };
}

/** Reads a data file. Its placeholders are not filled in. */
function readFile<Name extends ContentName>({ nodeModel }: Context, name: Name) {
  return nodeModel.findOne<Content[Name]>({ type: nodeType(name) });
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
  await buildTime(context);
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

/** Returns a resolver that leaves out what had finished when the build began. */
const atBuildTime =
  <Source>(select: (source: Source, now: number) => unknown) =>
  async (source: Source, _args: unknown, context: Context) =>
    select(source, await buildTime(context));

/** The lists from which a build leaves out what has finished. Open pages leave out the rest by the visitor's clock. */
export const listsWithoutFinished = {
  ComingEventsJson: {
    events: {
      resolve: atBuildTime(({ events }: Content["comingEvents"], now) => comingEvents(events, now)),
    },
  },
  NoticesJson: {
    notices: {
      resolve: atBuildTime(({ notices }: Content["notices"], now) =>
        unfinishedNotices(notices, now),
      ),
    },
  },
  SiteJsonHours: {
    specialDays: {
      resolve: atBuildTime(({ specialDays, ...regularHours }: Content["site"]["hours"], now) =>
        specialDays.filter((day) => !isFinished(day, regularHours, now)),
      ),
    },
  },
};
