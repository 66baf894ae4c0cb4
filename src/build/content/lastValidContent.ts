import type { NodeInput, NodePluginArgs } from "gatsby";
import type { Content } from "./schema";

let sound: Content | null = null;

/** Keeps the content of the data files as they were when they were last without a mistake. */
export function keepSoundContent(content: Content): void {
  sound = content;
}

/**
 * What queries answer with. Not the nodes themselves: in develop an edit can reach them before it is
 * checked, and a query that meets a mistake leaves the open page stuck.
 */
export const soundContent = () => sound;

export const SOUND_CONTENT_NODE = { id: "sound-content", type: "SoundContent" };

/**
 * The node by which Gatsby learns that queries are out of date. The nodes of the files cannot tell it
 * reliably: Gatsby 5.16 lets them change while a query runs, and forgets it when the query ends.
 */
export function soundContentNode(digest: NodePluginArgs["createContentDigest"]): NodeInput {
  const { id, type } = SOUND_CONTENT_NODE;
  return { id, internal: { type, contentDigest: digest(JSON.stringify(sound)) } };
}
