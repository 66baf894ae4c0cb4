import type { Facts } from "./facts";

const placeholder = /\{([^{}]*)\}/g;

/** The names of the placeholders in a text: `Open {hours.range}` to `["hours.range"]`. */
export function placeholderNames(text: string): string[] {
  return Array.from(text.matchAll(placeholder), ([, name = ""]) => name);
}

/**
 * Fills each `{name}` with its fact.
 * @throws for a name that no fact has; `checkContent` finds those before any page is made.
 */
export function fillPlaceholders(text: string, facts: Facts): string {
  return text.replace(placeholder, (whole, name: string) => {
    const fact = facts[name];
    if (fact === undefined) throw new Error(`no data file fills the placeholder ${whole}`);
    return fact;
  });
}

/** The same for texts that are not checked yet: what no fact fills, stays. */
export function fillKnown(text: string, facts: Facts): string {
  return text.replace(placeholder, (whole, name: string) => facts[name] ?? whole);
}
