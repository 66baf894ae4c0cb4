/** `["a", "b", "c"]` becomes `a, b and c`. */
export function joinWithAnd(items: readonly string[]): string {
  return join(items, "and");
}

export function joinWithOr(items: readonly string[]): string {
  return join(items, "or");
}

/** Replaces `Intl`, whose first use is a long task on a phone. */
function join(items: readonly string[], word: string): string {
  const last = items.at(-1) ?? "";
  return items.length > 1 ? `${items.slice(0, -1).join(", ")} ${word} ${last}` : last;
}
