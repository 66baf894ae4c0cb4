import { readDraft, writeDraft } from "./inquiryDraft";
import type { Inquiry } from "./sendInquiry";

/** Fills in fields of the next draft. Asks before it replaces what the visitor has typed into them. */
export function proposeDraft(proposal: Partial<Inquiry>, question: string): void {
  const draft = readDraft();
  const isTyped = Object.entries(proposal).some(
    ([name, value]) => draft[name] && draft[name] !== value,
  );
  if (isTyped && !confirm(question)) return;
  writeDraft({ ...draft, ...proposal });
}
