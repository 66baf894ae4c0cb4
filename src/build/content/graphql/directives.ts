import type { NodeInput, NodePluginArgs } from "gatsby";
import { whatsOn } from "../../whatsOn/whatsOn";
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

/** A node that changes with the content. Every query depends on it, because the content itself is in no node. */
export const CONTENT_VERSION = { id: "content-version", type: "ContentVersion" };

export function contentVersionNode(digest: NodePluginArgs["createContentDigest"]): NodeInput {
  const { id, type } = CONTENT_VERSION;
  const content = contentForQueries();
  return {
    id,
    internal: { type, contentDigest: digest(JSON.stringify([content, whatsOn(content)])) },
  };
}

/** The content, for resolvers. */
export function contentFor({ nodeModel }: Pick<Context, "nodeModel">) {
  // Makes the query depend on this node.
  nodeModel.getNodeById(CONTENT_VERSION);
  return contentForQueries();
}

/** `@dataFile` resolves a field to the data file of the same name: `faq` to `data/faq.json`. */
const dataFile = {
  name: "dataFile",
  extend: () => ({
    resolve: (_source: unknown, _args: unknown, context: Context, info: Info<ContentName>) =>
      contentFor(context)[info.fieldName],
  }),
};

const rigById = {
  name: "rigById",
  extend: () => ({
    resolve: (source: Source, _args: unknown, context: Context, info: Info) =>
      contentFor(context).rigs.rigs.find(({ id }) => id === source[info.fieldName]),
  }),
};

const fileInData = {
  name: "fileInData",
  extend: () => ({
    resolve: (source: Source, _args: unknown, { nodeModel }: Context, info: Info) => {
      const relativePath = source[info.fieldName];
      if (relativePath === undefined) return null;
      const filter = { sourceInstanceName: { eq: "data" }, relativePath: { eq: relativePath } };
      return nodeModel.findOne({ type: "File", query: { filter } });
    },
  }),
};

export const directives = [dataFile, rigById, fileInData];
