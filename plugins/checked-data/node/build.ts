import type { NodeInput } from "gatsby";
import { lastChange } from "./lastChange";

/** What a resolver reads through `nodeModel` makes its query rerun when it changes. */
export type Context = {
  nodeModel: { findOne: <Node>(args: { type: string }) => Promise<Node> };
};

const TYPE = "Build";

export const buildType = `type ${TYPE} implements Node @dontInfer {
  at: Float!
  lastChange: String
}`;

/** The node `build`, which is new in each build and each start of develop. */
export function buildNode(): NodeInput {
  const at = Date.now();
  return {
    id: TYPE,
    at,
    lastChange: lastChange(),
    internal: { type: TYPE, contentDigest: String(at) },
  };
}

/**
 * Returns when this build or develop began, in ms since 1970. Gatsby reruns a query only if a node that it has read has
 * changed. It notices neither that time passes nor that the code of a resolver has changed. So each resolver that
 * computes something reads this node.
 */
export async function buildTime({ nodeModel }: Context): Promise<number> {
  const { at } = await nodeModel.findOne<{ at: number }>({ type: TYPE });
  return at;
}
