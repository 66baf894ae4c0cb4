import { useId } from "react";
import * as styles from "./InquiryForm.module.scss";
import type { InquiryService } from "./sendInquiry";
import { TextField } from "./TextField";
import { useInquiry } from "./useInquiry";

type InquiryFormProps = {
  service: InquiryService;
  eventTypes: readonly string[];
  submitLabel: string;
};

export function InquiryForm({ service, eventTypes, submitLabel }: InquiryFormProps) {
  const { inquiry, isSending, change, submit } = useInquiry(service);
  const suggestionsId = useId();
  return (
    <form className={styles.form} onSubmit={submit} aria-busy={isSending}>
      <TextField
        label="Name"
        name="name"
        value={inquiry.name}
        onChange={change}
        autoComplete="name"
      />
      <TextField
        label="Email"
        name="email"
        type="email"
        value={inquiry.email}
        onChange={change}
        autoComplete="email"
      />
      <TextField
        label="Phone"
        name="phone"
        type="tel"
        value={inquiry.phone}
        onChange={change}
        autoComplete="tel"
      />
      <TextField
        label="Event type"
        name="eventType"
        value={inquiry.eventType}
        onChange={change}
        list={suggestionsId}
        autoComplete="off"
      />
      <datalist id={suggestionsId}>
        {eventTypes.map((eventType) => (
          <option key={eventType} value={eventType} />
        ))}
      </datalist>
      <label className={styles.message}>
        Message
        <textarea name="message" rows={6} value={inquiry.message} onChange={change} required />
      </label>
      <button className={styles.submit} type="submit">
        {submitLabel}
      </button>
    </form>
  );
}
