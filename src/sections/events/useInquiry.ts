import { type FormEvent, useEffect, useRef, useState } from "react";
import { readInquiry, restoreDraft, saveDraft } from "./inquiryDraft";
import { submitInquiry, watchSubmission } from "./inquirySubmission";
import type { InquiryService } from "./sendInquiry";

/**
 * The form's draft and its submission. What is typed stands in the fields alone, so that nothing
 * typed before this code has loaded is lost to it.
 */
export function useInquiry(service: InquiryService) {
  const formRef = useRef<HTMLFormElement>(null);
  const [isSending, setIsSending] = useState(false);

  useEffect(() => {
    const form = formRef.current;
    if (!form) return;
    restoreDraft(form);
    return watchSubmission((step) => {
      setIsSending(step === "sending");
      if (step === "accepted") form.reset();
    });
  }, []);

  function keep(event: FormEvent<HTMLFormElement>) {
    saveDraft(event.currentTarget);
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    submitInquiry(service, readInquiry(event.currentTarget));
  }

  return { formRef, isSending, keep, submit };
}
