import { type FormEvent, useEffect, useRef } from "react";
import { useStore } from "../../components/store";
import { readInquiry, restoreDraft, saveDraft } from "./inquiryDraft";
import { submission, submitInquiry } from "./inquirySubmission";
import type { InquiryService } from "./sendInquiry";

/**
 * The form's draft and its submission. What is typed stands in the fields alone, so that nothing
 * typed before this code has loaded is lost to it.
 */
export function useInquiry(service: InquiryService) {
  const formRef = useRef<HTMLFormElement>(null);
  const isSending = useStore(submission) === "sending";

  useEffect(() => {
    const form = formRef.current;
    if (!form) return;
    restoreDraft(form);
    return submission.subscribe(() => {
      if (submission.get() === "accepted") form.reset();
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
