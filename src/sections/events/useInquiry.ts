import { type FormEvent, useEffect, useRef, useState } from "react";
import { forgetDraft, keepDraft, readInquiry, restoreDraft } from "./inquiryDraft";
import { type InquiryService, sendInquiry } from "./sendInquiry";

/**
 * The form's draft, and its submission with exactly the outcomes of the specification: an alert and
 * an empty form, nothing at all, or an alert with everything kept. What is typed stands in the
 * fields alone, so that nothing typed before this code has loaded is lost to it.
 */
export function useInquiry(service: InquiryService) {
  const formRef = useRef<HTMLFormElement>(null);
  const [isSending, setIsSending] = useState(false);
  // State alone would let through a second press that comes before the next render.
  const isUnderWay = useRef(false);

  useEffect(() => {
    if (formRef.current) restoreDraft(formRef.current);
  }, []);

  function keep(event: FormEvent<HTMLFormElement>) {
    keepDraft(event.currentTarget);
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setIsSending(true);
    const form = event.currentTarget;
    try {
      if (await sendInquiry(service, readInquiry(form))) {
        form.reset();
        forgetDraft();
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

  return { formRef, isSending, keep, submit };
}
