import type { Inquiry } from "./sendInquiry";

/*
 * What the visitor has typed, in sessionStorage, which outlives a reload and ends with the tab. Where storage is forbidden or
 * full, nothing is kept.
 */

const KEY = "inquiry-draft";

/** Returns an empty object if there is no draft, or only something of another site on the same origin. */
export function readDraft(): Partial<Inquiry> {
  try {
    return Object(JSON.parse(sessionStorage.getItem(KEY) ?? "{}"));
  } catch {
    return {};
  }
}

export function keepDraft(inquiry: Inquiry): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(inquiry));
  } catch {
    // Nothing is kept.
  }
}
