import { type ChangeEvent, type FormEvent, useRef, useState } from "react";
import { type Inquiry, type InquiryService, sendInquiry } from "./sendInquiry";

const emptyInquiry: Inquiry = { name: "", email: "", phone: "", eventType: "", message: "" };

/**
 * What the visitor has typed, and its submission with exactly the outcomes of the specification:
 * an alert and an empty form, nothing at all, or an alert with everything kept.
 */
export function useInquiry(service: InquiryService) {
  const [inquiry, setInquiry] = useState(emptyInquiry);
  const [isSending, setIsSending] = useState(false);
  // State alone would let through a second press that comes before the next render.
  const isUnderWay = useRef(false);

  function change({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) {
    setInquiry((current) => ({ ...current, [target.name]: target.value }));
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setIsSending(true);
    try {
      if (await sendInquiry(service, inquiry)) {
        setInquiry(emptyInquiry);
        alert("Form submitted successfully!");
      }
    } catch (error) {
      console.error("Inquiry not sent:", error);
      alert("There was an error submitting the form. Please try again.");
    } finally {
      isUnderWay.current = false;
      setIsSending(false);
    }
  }

  return { inquiry, isSending, change, submit };
}
