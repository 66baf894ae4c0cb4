import { type FormEvent, useEffect, useRef } from "react";
import { useStore } from "../../components/store";
import { readInquiry, restoreDraft, saveDraft } from "./inquiryDraft";
import { submission, submitInquiry } from "./inquirySubmission";
import type { InquiryService } from "./sendInquiry";

/** The fields are uncontrolled, so hydration does not discard what was typed before it. */
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

  function handleInput(event: FormEvent<HTMLFormElement>) {
    saveDraft(event.currentTarget);
  }

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    submitInquiry(service, readInquiry(event.currentTarget));
  }

  return { formRef, isSending, handleInput, handleSubmit };
}
