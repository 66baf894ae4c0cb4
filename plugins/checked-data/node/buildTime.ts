import type { NodeInput } from "gatsby";
import type { Context } from "./resolvers";

const TYPE = "BuildTime";

export const buildTimeType = `type ${TYPE} implements Node @dontInfer {\n  at: Float!\n}`;

export function buildTimeNode(): NodeInput {
  const at = Date.now();
  return { id: TYPE, at, internal: { type: TYPE, contentDigest: String(at) } };
}

/**
 * Returns when this build or develop began, in ms since 1970. Gatsby reruns a query only if a node that it has read has
 * changed. It notices neither that time passes nor that the code of a resolver has changed. So each resolver that
 * computes something reads this node, which is new in each build.
 */
export async function buildTime({ nodeModel }: Context): Promise<number> {
  const { at } = await nodeModel.findOne<{ at: number }>({ type: TYPE });
  return at;
}
