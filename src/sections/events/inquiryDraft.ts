import type { Inquiry } from "./sendInquiry";

/*
 * What the visitor has typed, in sessionStorage, which outlives a reload and ends with the tab. Where storage is forbidden or
 * full, nothing is kept.
 */

const KEY = "inquiry-draft";

/** The draft as this page has last read or kept it. */
let known: string | null = null;

/**
 * Returns the draft if another page has kept it since this page read or kept it. Null if there is none, or only something of
 * another site on the same origin.
 */
export function readNewDraft(): Inquiry | null {
  try {
    const stored = sessionStorage.getItem(KEY);
    if (stored === known) return null;
    known = stored;
    return Object(JSON.parse(stored ?? "null"));
  } catch {
    return null;
  }
}

export function keepDraft(inquiry: Inquiry): void {
  known = JSON.stringify(inquiry);
  try {
    sessionStorage.setItem(KEY, known);
  } catch {
    // Nothing is kept.
  }
}
