/*
 * Keeps values in sessionStorage, which outlives a reload and ends with the tab. Where storage is forbidden or full, nothing is
 * kept.
 */

/** Returns an empty object if nothing is kept under the name, or only something of another site on the same origin. */
export function readFromTab<Value extends object>(name: string): Partial<Value> {
  try {
    return Object(JSON.parse(sessionStorage.getItem(name) ?? "{}"));
  } catch {
    return {};
  }
}

/** Keeps a value under a name. Null deletes it. */
export function keepInTab(name: string, value: object | null): void {
  try {
    if (value) sessionStorage.setItem(name, JSON.stringify(value));
    else sessionStorage.removeItem(name);
  } catch {
    // Nothing is kept.
  }
}
