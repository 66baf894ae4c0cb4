import { type Inquiry, inquiryFields } from "./sendInquiry";

/** In the tab's own storage, which ends with the tab: nobody else at the computer finds it. */
const STORAGE_KEY = "inquiry-draft";

/** What the form's fields hold, to the letter. */
export function readInquiry(form: HTMLFormElement): Inquiry {
  return Object.fromEntries(
    inquiryFields.map((name) => [name, fieldOf(form, name).value]),
  ) as Inquiry;
}

export function saveDraft(form: HTMLFormElement): void {
  inStorage((storage) => storage.setItem(STORAGE_KEY, JSON.stringify(readInquiry(form))));
}

export function clearDraft(): void {
  inStorage((storage) => storage.removeItem(STORAGE_KEY));
}

/** Fills in what was typed before a reload or a visit to another page. What stands there already, stays. */
export function restoreDraft(form: HTMLFormElement): void {
  inStorage((storage) => {
    const draft: Partial<Inquiry> = JSON.parse(storage.getItem(STORAGE_KEY) ?? "{}");
    for (const name of inquiryFields) fieldOf(form, name).value ||= draft[name] ?? "";
  });
}

/** Without storage (it is forbidden, or full), the form works as it does, but forgets on reload. */
function inStorage(use: (storage: Storage) => void): void {
  try {
    use(sessionStorage);
  } catch {
    // Nothing to tell the visitor: what they typed is still in front of them.
  }
}

function fieldOf(form: HTMLFormElement, name: string) {
  return form.elements.namedItem(name) as HTMLInputElement | HTMLTextAreaElement;
}
