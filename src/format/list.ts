// Made once: making one takes longer than all lists of the site.
const conjunction = new Intl.ListFormat("en-GB", { type: "conjunction" });
const disjunction = new Intl.ListFormat("en-GB", { type: "disjunction" });

/** `["a", "b", "c"]` to `a, b and c`. */
export function joinWithAnd(items: readonly string[]): string {
  return conjunction.format(items);
}

/** `["a", "b", "c"]` to `a, b or c`. */
export function joinWithOr(items: readonly string[]): string {
  return disjunction.format(items);
}
