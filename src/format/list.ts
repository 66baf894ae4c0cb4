/** `["a", "b", "c"]` to `a, b and c`. */
export function joinWithAnd(items: readonly string[]): string {
  return new Intl.ListFormat("en-GB", { type: "conjunction" }).format(items);
}

/** `["a", "b", "c"]` to `a, b or c`. */
export function joinWithOr(items: readonly string[]): string {
  return new Intl.ListFormat("en-GB", { type: "disjunction" }).format(items);
}
