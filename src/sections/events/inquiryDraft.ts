import type { Inquiry } from "./sendInquiry";

/*
 * What the visitor has typed, in sessionStorage, which outlives a reload and ends with the tab. Where storage is forbidden or
 * full, nothing is kept.
 */

const KEY = "inquiry-draft";

/** The draft as this page has last read or kept it. */
let known: string | null = null;

/**
 * Returns the draft, unless this page has already read it, or kept it itself. Without a draft, returns an empty object, and so if
 * another site on the same origin has stored something else.
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
