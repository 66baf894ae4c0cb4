import { createStore } from "../../components/store";
import { clearDraft } from "./inquiryDraft";
import { type Inquiry, type InquiryService, sendInquiry } from "./sendInquiry";

/**
 * Where the submission stands: "accepted" only until the visitor has been told. Kept here and not in the form, which
 * is gone while the visitor looks at another page.
 */
export const submission = createStore<"idle" | "sending" | "accepted">("idle");

/**
 * Sends an inquiry, one at a time, with exactly the outcomes of the specification: an alert and an
 * empty form, nothing at all, or an alert with everything kept.
 */
export async function submitInquiry(service: InquiryService, inquiry: Inquiry): Promise<void> {
  if (submission.get() !== "idle") return;
  submission.set("sending");
  try {
    if (await sendInquiry(service, inquiry)) {
      clearDraft();
      submission.set("accepted");
      alert("Form submitted successfully!");
    }
  } catch (error) {
    console.error("Inquiry not sent:", error);
    alert("There was an error submitting the form. Please try again.");
  } finally {
    submission.set("idle");
  }
}
