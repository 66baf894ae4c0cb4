import { collectFacts, type FactOwners } from "../facts";
import { SOUND_CONTENT_NODE, soundContent } from "../lastValidContent";
import { fillPlaceholders } from "../placeholders";
import type { Content } from "../schema";
import { graphqlTypeName } from "./typeDefinitions";

type Context = {
  nodeModel: {
    findOne: <Node>(args: { type: string; query?: object }) => Promise<Node>;
    getNodeById: (args: { id: string; type: string }) => object | null;
  };
};

type Info = { fieldName: string };

async function findDataFile<Name extends keyof Content>(
  { nodeModel }: Context,
  name: Name,
): Promise<Content[Name]> {
  // Asked for only so that Gatsby asks this query again when it changes.
  nodeModel.getNodeById(SOUND_CONTENT_NODE);
  const node = await nodeModel.findOne<Content[Name]>({ type: graphqlTypeName(name) });
  // A build asks some queries in workers, which checked nothing themselves: their nodes are sound.
  return soundContent()?.[name] ?? node;
}

async function findFacts(context: Context) {
  const [site, rigs, pricing, membership, events] = await Promise.all([
    findDataFile(context, "site"),
    findDataFile(context, "rigs"),
    findDataFile(context, "pricing"),
    findDataFile(context, "membership"),
    findDataFile(context, "events"),
  ]);
  return collectFacts({ site, rigs, pricing, membership, events } satisfies FactOwners);
}

/** `@dataFile`: the field `faq` answers with the node of `data/faq.json`. */
const dataFile = {
  name: "dataFile",
  extend: () => ({
    resolve: (_source: unknown, _args: unknown, context: Context, info: Info) =>
      findDataFile(context, info.fieldName as keyof Content),
  }),
};

/** `@fillPlaceholders`: a text, or a list of texts, with its placeholders filled. */
const fillPlaceholdersExtension = {
  name: "fillPlaceholders",
  extend: () => ({
    resolve: async (
      source: Record<string, string | string[] | null | undefined>,
      _args: unknown,
      context: Context,
      info: Info,
    ) => {
      const value = source[info.fieldName];
      if (value === null || value === undefined) return null;
      const facts = await findFacts(context);
      return Array.isArray(value)
        ? value.map((text) => fillPlaceholders(text, facts))
        : fillPlaceholders(value, facts);
    },
  }),
};

/** `@rigById`: the rig that an id stands for. */
const rigById = {
  name: "rigById",
  extend: () => ({
    resolve: async (
      source: Record<string, string>,
      _args: unknown,
      context: Context,
      info: Info,
    ) => {
      const { rigs } = await findDataFile(context, "rigs");
      return rigs.find(({ id }) => id === source[info.fieldName]);
    },
  }),
};

/** `@fileInData`: the photo or drawing that a path inside `data/` leads to. */
const fileInData = {
  name: "fileInData",
  extend: () => ({
    resolve: (source: Record<string, string>, _args: unknown, context: Context, info: Info) =>
      context.nodeModel.findOne({
        type: "File",
        query: {
          filter: {
            sourceInstanceName: { eq: "data" },
            relativePath: { eq: source[info.fieldName] },
          },
        },
      }),
  }),
};

export const graphqlExtensions = [dataFile, fillPlaceholdersExtension, rigById, fileInData];
