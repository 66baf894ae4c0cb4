import { useId } from "react";
import * as styles from "./InquiryForm.module.scss";
import type { InquiryService } from "./sendInquiry";
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
      <label className={styles.field}>
        Name
        <input name="name" value={inquiry.name} onChange={change} autoComplete="name" required />
      </label>
      <label className={styles.field}>
        Email
        <input
          name="email"
          type="email"
          value={inquiry.email}
          onChange={change}
          autoComplete="email"
          required
        />
      </label>
      <label className={styles.field}>
        Phone
        <input
          name="phone"
          type="tel"
          value={inquiry.phone}
          onChange={change}
          autoComplete="tel"
          required
        />
      </label>
      <label className={styles.field}>
        Event type
        <input
          name="eventType"
          value={inquiry.eventType}
          onChange={change}
          list={suggestionsId}
          autoComplete="off"
          required
        />
      </label>
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
