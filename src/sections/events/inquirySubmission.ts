import { createStore } from "../../components/store";
import type { Inquiry } from "./inquiryDraft";
import { clearSent } from "./inquiryFields";
import { type InquiryService, sendInquiry } from "./sendInquiry";

/** Outside the form, because the form unmounts when the visitor opens another page. */
export const isSending = createStore(false);

/**
 * Sends an inquiry, unless another is being sent. The specification has three outcomes: accepted (alert,
 * form cleared), declined (nothing happens) and failed (alert, form kept).
 */
export async function submitInquiry(service: InquiryService, inquiry: Inquiry): Promise<void> {
  if (isSending.get()) return;
  isSending.set(true);
  try {
    if (await sendInquiry(service, inquiry)) {
      clearSent(inquiry);
      alert("Form submitted successfully!");
    }
  } catch (error) {
    console.error("Inquiry not sent:", error);
    alert("There was an error submitting the form. Please try again.");
  } finally {
    isSending.set(false);
  }
}
