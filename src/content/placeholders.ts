import type { Facts } from "./facts";

const placeholder = /\{([^{}]*)\}/g;

export function placeholderNames(text: string): string[] {
  return Array.from(text.matchAll(placeholder), ([, name = ""]) => name);
}

/** Replaces each `{name}` with the fact of that name. Keeps unknown placeholders, which the check refuses. */
export function fillPlaceholders(text: string, facts: Facts): string {
  return text.replace(placeholder, (whole, name: string) => facts[name] ?? whole);
}
