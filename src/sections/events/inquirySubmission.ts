import { createStore } from "../../components/store";
import { clearDraft } from "./inquiryDraft";
import { type Inquiry, type InquiryService, sendInquiry } from "./sendInquiry";

/**
 * "accepted" lasts until the visitor has closed the alert. The state is outside the form, because the
 * form unmounts when the visitor opens another page.
 */
export const submission = createStore<"idle" | "sending" | "accepted">("idle");

/**
 * Sends an inquiry, unless another is being sent. The specification has three outcomes: accepted (alert,
 * form cleared), declined (nothing happens) and failed (alert, form kept).
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
