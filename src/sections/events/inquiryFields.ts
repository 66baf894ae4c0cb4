import { type Inquiry, readDraft, readStorage, writeDraft } from "./inquiryDraft";

/** The name of the `<form>`. */
export const FORM_NAME = "inquiry";

type Field = HTMLInputElement | HTMLTextAreaElement;

/** Returns the values of the form's fields by name, exactly as typed. */
export function readInquiry(): Inquiry {
  return valuesOf(findFields());
}

/**
 * Saves what is typed. Called before hydration, because React replaces a form that it cannot hydrate. The listener runs before
 * React, which may hydrate and replace the form at the same event.
 */
export function keepDraft(): void {
  const { draft, isOld } = readStorage();
  if (isOld) {
    writeDraft({});
    // A browser that reopens a tab also fills in its fields.
    for (const field of findFields()) if (field.value === draft[field.name]) field.value = "";
  }
  fillIn();
  saveDraft();
  document.addEventListener("input", saveDraft, true);
}

/** Fills the fields that are empty with the draft. */
export function fillIn(): void {
  const draft = readDraft();
  for (const field of findFields()) {
    if (field.value === "") field.value = draft[field.name] ?? "";
  }
}

/** Clears what was sent, and keeps what the visitor has typed since then. */
export function clearSent(sent: Inquiry): void {
  const fields = findFields();
  for (const field of fields) if (field.value === sent[field.name]) field.value = "";
  saveDraft();
  if (fields.length > 0) return;
  // Another page is open.
  const draft = readDraft();
  for (const name in sent) if (draft[name] === sent[name]) delete draft[name];
  writeDraft(draft);
}

/** Does nothing while another page is open. */
function saveDraft(): void {
  const fields = findFields();
  if (fields.length > 0) writeDraft(valuesOf(fields.filter(isFilledIn)));
}

/** The fields of the form in the page, which React may have replaced. There are none on other pages. */
function findFields(): Field[] {
  const elements = document.forms.namedItem(FORM_NAME)?.elements ?? [];
  return Array.from(elements).filter(
    (element): element is Field =>
      element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement,
  );
}

const isFilledIn = ({ value }: Field) => value !== "";

const valuesOf = (fields: Field[]): Inquiry =>
  Object.fromEntries(fields.map(({ name, value }) => [name, value]));
