import type { Facts } from "./facts";

const placeholder = /\{([^{}]*)\}/g;

export function placeholderNames(text: string): string[] {
  return Array.from(text.matchAll(placeholder), ([, name = ""]) => name);
}

/**
 * Replaces each `{name}` with the fact of that name.
 * @throws if there is no such fact. `checkContent` reports such placeholders earlier.
 */
export function fillPlaceholders(text: string, facts: Facts): string {
  return text.replace(placeholder, (whole, name: string) => {
    const fact = facts[name];
    if (fact === undefined) throw new Error(`Unknown placeholder ${whole}`);
    return fact;
  });
}

/** Like `fillPlaceholders`, but keeps unknown placeholders. For texts that are not checked yet. */
export function fillKnown(text: string, facts: Facts): string {
  return text.replace(placeholder, (whole, name: string) => facts[name] ?? whole);
}
