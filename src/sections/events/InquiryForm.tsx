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
  sendingMessage: string;
};

export function InquiryForm(props: InquiryFormProps) {
  const { service, eventTypes, messageHint, submitLabel, sendingMessage } = props;
  const { formRef, isSending, handleInput, handleSubmit } = useInquiry(service);
  const suggestionsId = useId();
  const messageId = useId();
  const hintId = useId();
  return (
    <>
      {/* A submit before hydration would put the fields into the URL. `method="dialog"` prevents this: it only
      closes a surrounding dialog, and there is none. */}
      <form
        className={styles.form}
        ref={formRef}
        method="dialog"
        onInput={handleInput}
        onSubmit={handleSubmit}
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
      {/* Outside the form: screen readers ignore changes in what is busy. */}
      <span className={styles.announcement} role="status">
        {isSending && sendingMessage}
      </span>
    </>
  );
}
