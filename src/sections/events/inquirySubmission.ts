import { clearDraft } from "./inquiryDraft";
import { type Inquiry, type InquiryService, sendInquiry } from "./sendInquiry";

type Step = "sending" | "accepted" | "over";

// Kept here and not in the form, which is gone while the visitor looks at another page.
let isUnderWay = false;
const watchers = new Set<(step: Step) => void>();

/** Tells of each step of a submission, also of one that began before. Returns how to stop it. */
export function watchSubmission(watcher: (step: Step) => void): () => void {
  watchers.add(watcher);
  if (isUnderWay) watcher("sending");
  return () => {
    watchers.delete(watcher);
  };
}

/**
 * Sends an inquiry, one at a time, with exactly the outcomes of the specification: an alert and an
 * empty form, nothing at all, or an alert with everything kept.
 */
export async function submitInquiry(service: InquiryService, inquiry: Inquiry): Promise<void> {
  if (isUnderWay) return;
  isUnderWay = true;
  tell("sending");
  try {
    if (await sendInquiry(service, inquiry)) {
      clearDraft();
      tell("accepted");
      alert("Form submitted successfully!");
    }
  } catch (error) {
    console.error("Inquiry not sent:", error);
    alert("There was an error submitting the form. Please try again.");
  } finally {
    isUnderWay = false;
    tell("over");
  }
}

function tell(step: Step) {
  for (const watcher of watchers) watcher(step);
}
