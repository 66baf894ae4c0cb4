import { keepInTab, readFromTab } from "../../components/tabStorage";

/** The values of the inquiry form's fields, by name. */
export type Inquiry = Record<string, string>;

/**
 * The draft has the fields that the visitor has filled in. It ends with the tab, so that nobody else sees it on a shared
 * computer.
 */
type SavedDraft = {
  draft: Partial<Inquiry>;
  /** In ms since 1970. */
  savedAt: number;
};

const STORAGE_NAME = "inquiry-draft";

/** In ms. Browsers reopen a closed tab with its sessionStorage. */
const LIFETIME = 30 * 60_000;

export function readDraft(): Partial<Inquiry> {
  const { draft, isOld } = readStorage();
  return isOld ? {} : draft;
}

/** Returns the draft even if it is too old. */
export function readStorage(): { draft: Partial<Inquiry>; isOld: boolean } {
  const { draft = {}, savedAt = 0 } = readFromTab<SavedDraft>(STORAGE_NAME);
  return { draft, isOld: Date.now() - savedAt >= LIFETIME };
}

export function writeDraft(draft: Partial<Inquiry>): void {
  const isEmpty = Object.keys(draft).length === 0;
  keepInTab(STORAGE_NAME, isEmpty ? null : { draft, savedAt: Date.now() });
}
