import type { Inquiry } from "./sendInquiry";

/** In sessionStorage, which ends with the tab. On a shared computer, nobody else sees the draft. */
const STORAGE_KEY = "inquiry-draft";

type Field = HTMLInputElement | HTMLTextAreaElement;

/** Returns the values of the form's fields by name, exactly as typed. */
export function readInquiry(form: HTMLFormElement): Inquiry {
  return Object.fromEntries(fieldsOf(form).map(({ name, value }) => [name, value]));
}

export function saveDraft(form: HTMLFormElement): void {
  writeDraft(readInquiry(form));
}

export function clearDraft(): void {
  withStorage((storage) => storage.removeItem(STORAGE_KEY));
}

/** Fills empty fields with what was typed before a reload or a visit to another page. */
export function restoreDraft(form: HTMLFormElement): void {
  const draft = readDraft();
  for (const field of fieldsOf(form)) field.value ||= draft[field.name] ?? "";
}

export function writeDraft(draft: Partial<Inquiry>): void {
  withStorage((storage) => storage.setItem(STORAGE_KEY, JSON.stringify(draft)));
}

export function readDraft(): Partial<Inquiry> {
  return withStorage((storage) => JSON.parse(storage.getItem(STORAGE_KEY) ?? "null")) ?? {};
}

/** Fills in fields of the next draft. Asks before it replaces what the visitor has typed into them. */
export function proposeDraft(proposal: Partial<Inquiry>, question: string): void {
  const draft = readDraft();
  const isTyped = Object.entries(proposal).some(
    ([name, value]) => draft[name] && draft[name] !== value,
  );
  if (isTyped && !confirm(question)) return;
  writeDraft({ ...draft, ...proposal });
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

function fieldsOf(form: HTMLFormElement): Field[] {
  const isField = (element: Element): element is Field =>
    element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
  return Array.from(form.elements).filter(isField);
}
