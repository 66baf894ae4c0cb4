import type { Inquiry } from "./sendInquiry";

/** In the tab's own storage, which ends with the tab: nobody else at the computer finds it. */
const STORAGE_KEY = "inquiry-draft";

type Field = HTMLInputElement | HTMLTextAreaElement;

/** What the form's fields hold, to the letter, by their names. */
export function readInquiry(form: HTMLFormElement): Inquiry {
  return Object.fromEntries(fieldsOf(form).map(({ name, value }) => [name, value]));
}

export function saveDraft(form: HTMLFormElement): void {
  const draft = JSON.stringify(readInquiry(form));
  inStorage((storage) => storage.setItem(STORAGE_KEY, draft));
}

export function clearDraft(): void {
  inStorage((storage) => storage.removeItem(STORAGE_KEY));
}

/** Fills in what was typed before a reload or a visit to another page. What stands there already, stays. */
export function restoreDraft(form: HTMLFormElement): void {
  const saved = inStorage((storage) => storage.getItem(STORAGE_KEY));
  const draft: Partial<Inquiry> = JSON.parse(saved ?? "{}");
  for (const field of fieldsOf(form)) field.value ||= draft[field.name] ?? "";
}

/** Without storage (it is forbidden, or full), the form works as it does, but forgets on reload. */
function inStorage<Result>(use: (storage: Storage) => Result): Result | undefined {
  try {
    return use(sessionStorage);
  } catch {
    // Nothing to tell the visitor: what they typed is still in front of them.
    return undefined;
  }
}

function fieldsOf(form: HTMLFormElement): Field[] {
  const isField = (element: Element): element is Field =>
    element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
  return Array.from(form.elements).filter(isField);
}
