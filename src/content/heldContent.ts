import type { Content } from "./contract";

let held: Content | null = null;

/**
 * While a data file is broken in develop, queries answer with the content as it was before the
 * mistake, so that the open page stays as it was under the message. Null lets them go on.
 */
export function holdContent(content: Content | null): void {
  held = content;
}

export const heldContent = () => held;
