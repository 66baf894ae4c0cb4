/** Replaces Gatsby's component of this name, which this site does not use. */
export function Slice() {
  return null;
}
