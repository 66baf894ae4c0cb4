import type { NodeInput, NodePluginArgs } from "gatsby";
import { contentForQueries } from "../loadContent";
import type { ContentName } from "../schema";

type Context = {
  nodeModel: {
    findOne: (args: { type: string; query: object }) => Promise<object>;
    getNodeById: (args: { id: string; type: string }) => object | null;
  };
};

type Source = Record<string, string>;
type Info<FieldName = string> = { fieldName: FieldName };

/**
 * Changes with the content, so that Gatsby knows when to run queries again. The nodes of the data files cannot
 * tell: see "Queries in develop" in docs/gatsby-workarounds.md.
 */
export const CONTENT_VERSION = { id: "content-version", type: "ContentVersion" };

export function contentVersionNode(digest: NodePluginArgs["createContentDigest"]): NodeInput {
  const { id, type } = CONTENT_VERSION;
  return { id, internal: { type, contentDigest: digest(JSON.stringify(contentForQueries())) } };
}

/** The content, noting that the query depends on it. */
function contentFor({ nodeModel }: Context) {
  nodeModel.getNodeById(CONTENT_VERSION);
  return contentForQueries();
}

/** `@dataFile`: the field `faq` answers with the content of `data/faq.json`. */
const dataFile = {
  name: "dataFile",
  extend: () => ({
    resolve: (_source: unknown, _args: unknown, context: Context, info: Info<ContentName>) =>
      contentFor(context)[info.fieldName],
  }),
};

/** `@rigById`: the rig that an id stands for. */
const rigById = {
  name: "rigById",
  extend: () => ({
    resolve: (source: Source, _args: unknown, context: Context, info: Info) =>
      contentFor(context).rigs.rigs.find(({ id }) => id === source[info.fieldName]),
  }),
};

/** `@fileInData`: the photo or drawing that a path inside `data/` leads to. */
const fileInData = {
  name: "fileInData",
  extend: () => ({
    resolve: (source: Source, _args: unknown, { nodeModel }: Context, info: Info) =>
      nodeModel.findOne({
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

export const directives = [dataFile, rigById, fileInData];
