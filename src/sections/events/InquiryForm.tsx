import { type InputHTMLAttributes, useEffect, useId } from "react";
import { useStore } from "../../components/store";
import * as styles from "./InquiryForm.module.scss";
import { FORM_NAME, fillIn, keepDraft, readInquiry } from "./inquiryFields";
import { isSending, submitInquiry } from "./inquirySubmission";
import type { InquiryService } from "./sendInquiry";

type InquiryFormProps = {
  service: InquiryService;
  fieldLabels: Queries.InquirySectionFragment["fieldLabels"];
  eventTypes: readonly string[];
  messageHint: string;
};

// Gatsby loads the page's code before it hydrates the page.
if (typeof document !== "undefined") keepDraft();

/** The fields are uncontrolled, so hydration does not discard what was typed before it. */
export function InquiryForm(props: InquiryFormProps) {
  const { service, fieldLabels, eventTypes, messageHint } = props;
  const isBusy = useStore(isSending);
  const suggestionsId = useId();
  const messageId = useId();
  const hintId = useId();

  useEffect(fillIn, []);

  return (
    <>
      {/* A submit before hydration would put the fields into the URL. `method="dialog"` prevents this: it only
      closes a surrounding dialog, and there is none. */}
      <form
        className={styles.form}
        name={FORM_NAME}
        method="dialog"
        onSubmit={(event) => {
          event.preventDefault();
          submitInquiry(service, readInquiry());
        }}
        aria-busy={isBusy}
      >
        <TextField label={fieldLabels.name} name="name" autoComplete="name" />
        <TextField label={fieldLabels.email} name="email" type="email" autoComplete="email" />
        <TextField label={fieldLabels.phone} name="phone" type="tel" autoComplete="tel" />
        <TextField
          label={fieldLabels.eventType}
          name="eventType"
          list={suggestionsId}
          autoComplete="off"
        />
        <datalist id={suggestionsId}>
          {eventTypes.map((eventType) => (
            <option key={eventType} value={eventType} />
          ))}
        </datalist>
        <div className={styles.message}>
          <label htmlFor={messageId}>{fieldLabels.message}</label>
          <p className={styles.hint} id={hintId}>
            {messageHint}
          </p>
          <textarea id={messageId} name="message" rows={6} required aria-describedby={hintId} />
        </div>
        <button className={styles.submit} type="submit">
          Send inquiry
        </button>
      </form>
      {/* Outside the form: screen readers ignore changes inside an element with aria-busy. */}
      <span className="visuallyHidden" role="status">
        {isBusy && "Sending your inquiry"}
      </span>
    </>
  );
}

function TextField({ label, ...input }: InputHTMLAttributes<HTMLInputElement> & { label: string }) {
  return (
    <label className={styles.field}>
      {label}
      <input {...input} required />
    </label>
  );
}
