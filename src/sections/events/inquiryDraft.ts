import type { Inquiry } from "./sendInquiry";

/**
 * The draft has the fields that the visitor has changed. It is in sessionStorage, which ends with the tab, so that nobody else
 * sees it on a shared computer. What the planner proposes is in the history entry, and not in the draft.
 */
const STORAGE_KEY = "inquiry-draft";

/** In ms. Browsers reopen a closed tab with its sessionStorage. */
const LIFETIME = 30 * 60_000;

/** Makes room for a proposal in the draft. Asks before it deletes what the visitor has typed into the same fields. */
export function makeRoom(proposal: Partial<Inquiry>, question: string): void {
  const draft = readDraft();
  const names = Object.keys(proposal);
  const isTyped = names.some((name) => draft[name] && draft[name] !== proposal[name]);
  if (isTyped && !confirm(question)) return;
  for (const name of names) delete draft[name];
  writeDraft(draft);
}

export function readDraft(): Partial<Inquiry> {
  const { draft, isOld } = readStorage();
  return isOld ? {} : draft;
}

/** Returns the draft even if it is too old. */
export function readStorage(): { draft: Partial<Inquiry>; isOld: boolean } {
  const stored = withStorage((storage) => {
    const { draft = {}, savedAt } = JSON.parse(storage.getItem(STORAGE_KEY) ?? "{}");
    return { draft, isOld: !(Date.now() - savedAt < LIFETIME) };
  });
  return stored ?? { draft: {}, isOld: false };
}

export function writeDraft(draft: Partial<Inquiry>): void {
  withStorage((storage) => {
    if (Object.keys(draft).length === 0) storage.removeItem(STORAGE_KEY);
    else storage.setItem(STORAGE_KEY, JSON.stringify({ draft, savedAt: Date.now() }));
  });
}

/**
 * Returns undefined if storage is forbidden or full, or holds a value of another site on the same origin. The form then
 * works, but forgets its draft.
 */
function withStorage<Result>(use: (storage: Storage) => Result): Result | undefined {
  try {
    return use(sessionStorage);
  } catch {
    return undefined;
  }
}
