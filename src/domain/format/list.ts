/** `["a", "b", "c"]` to `a, b and c`. */
export function joinWithAnd(items: readonly string[]): string {
  return join(items, "and");
}

/** `["a", "b", "c"]` to `a, b or c`. */
export function joinWithOr(items: readonly string[]): string {
  return join(items, "or");
}

/** Not by `Intl`: the README says why. */
function join(items: readonly string[], word: string): string {
  const last = items.at(-1) ?? "";
  return items.length > 1 ? `${items.slice(0, -1).join(", ")} ${word} ${last}` : last;
}
