import { useId } from "react";
import * as styles from "./InquiryForm.module.scss";
import type { InquiryService } from "./sendInquiry";
import { TextField } from "./TextField";
import { useInquiry } from "./useInquiry";

type InquiryFormProps = {
  service: InquiryService;
  eventTypes: readonly string[];
  messageHint: string;
  submitLabel: string;
};

export function InquiryForm({ service, eventTypes, messageHint, submitLabel }: InquiryFormProps) {
  const { formRef, isSending, keep, submit } = useInquiry(service);
  const suggestionsId = useId();
  const messageId = useId();
  const hintId = useId();
  return (
    // Until this code has loaded, a browser would put all that is typed into the page's address. With
    // `method=dialog` it does nothing, as the form is in no dialog.
    <form
      className={styles.form}
      ref={formRef}
      method="dialog"
      onInput={keep}
      onSubmit={submit}
      aria-busy={isSending}
    >
      <TextField label="Name" name="name" autoComplete="name" />
      <TextField label="Email" name="email" type="email" autoComplete="email" />
      <TextField label="Phone" name="phone" type="tel" autoComplete="tel" />
      <TextField label="Event type" name="eventType" list={suggestionsId} autoComplete="off" />
      <datalist id={suggestionsId}>
        {eventTypes.map((eventType) => (
          <option key={eventType} value={eventType} />
        ))}
      </datalist>
      <div className={styles.message}>
        <label htmlFor={messageId}>Message</label>
        <p className={styles.hint} id={hintId}>
          {messageHint}
        </p>
        <textarea id={messageId} name="message" rows={6} required aria-describedby={hintId} />
      </div>
      <button className={styles.submit} type="submit">
        {submitLabel}
      </button>
    </form>
  );
}
