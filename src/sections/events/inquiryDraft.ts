import type { Inquiry } from "./sendInquiry";

/*
 * What the visitor has typed, in sessionStorage, which outlives a reload and ends with the tab. Where storage is forbidden or
 * full, nothing is kept.
 */

const KEY = "inquiry-draft";

/** The draft as this page has last read or kept it. */
let known: string | null = null;

/**
 * Returns the draft if it is new to this page, which has neither read nor kept it before. Returns an empty object if there is no
 * such draft, or if another site on the same origin has stored something else.
 */
export function readNewDraft(): Inquiry {
  try {
    const stored = sessionStorage.getItem(KEY);
    if (stored === known) return {};
    known = stored;
    return Object(JSON.parse(stored ?? "{}"));
  } catch {
    return {};
  }
}

export function keepDraft(inquiry: Inquiry): void {
  const draft = JSON.stringify(inquiry);
  try {
    sessionStorage.setItem(KEY, draft);
    known = draft;
  } catch {
    // Nothing is kept.
  }
}
