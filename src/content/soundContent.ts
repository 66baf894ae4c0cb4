import type { Content } from "./contract";

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
