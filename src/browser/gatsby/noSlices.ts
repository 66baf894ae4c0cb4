/** Replaces Gatsby's component of this name. */
export function Slice() {
  return null;
}
