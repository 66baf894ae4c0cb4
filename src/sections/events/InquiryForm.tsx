import {
  type FormEvent,
  type InputHTMLAttributes,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { onReturn } from "../../document/onReturn";
import * as styles from "./InquiryForm.module.scss";
import { keepDraft, readNewDraft } from "./inquiryDraft";
import { type Inquiry, type InquiryService, sendInquiry } from "./sendInquiry";

type InquiryFormProps = {
  service: InquiryService;
  fieldLabels: Queries.InquirySectionFragment["fieldLabels"];
  eventTypes: readonly string[];
  messageHint: string;
};

const FORM_NAME = "inquiry";

const SENDING = "Sending your inquiry";

/**
 * The fields are uncontrolled: hydration keeps what was typed before it, and what the browser has restored. The draft is for a
 * reload, at which Chromium forgets the fields, for a link back to the page, and for a phone that ends a hidden tab.
 */
export function InquiryForm(props: InquiryFormProps) {
  const { service, fieldLabels, eventTypes, messageHint } = props;
  const [formInHtml] = useState(findForm);
  const sending = useRef<Inquiry | null>(null);
  /** What the form says about the last inquiry. */
  const [status, setStatus] = useState("");
  const isSending = status === SENDING;
  const suggestionsId = useId();
  const messageId = useId();
  const hintId = useId();

  useLayoutEffect(() => {
    // React replaces a form that it cannot hydrate, for example because a password manager has changed it.
    if (formInHtml) fillEmptyFields(readInquiry(formInHtml));
    // After Back, the browser has restored what this entry of the history had. The draft may be newer.
    if (isBackOrForward()) fillIn(readNewDraft());
    else fillEmptyFields(readNewDraft());
    const stopReading = onReturn(() => {
      fillIn(readNewDraft());
      if (!sending.current) setStatus((before) => (before === SENDING ? "" : before));
    });
    function keepWhenHidden() {
      if (document.visibilityState === "hidden") keepForm();
    }
    function leave() {
      keepForm();
      // In Safari and Firefox, a page that comes back from the back/forward cache may never get the answer.
      sending.current = null;
    }
    addEventListener("visibilitychange", keepWhenHidden);
    addEventListener("pagehide", leave);
    return () => {
      // React removes the form if a component of the page fails.
      keepForm();
      stopReading();
      removeEventListener("visibilitychange", keepWhenHidden);
      removeEventListener("pagehide", leave);
    };
  }, [formInHtml]);

  /** The specification has three outcomes: accepted (alert, form cleared), declined (nothing) and failed (alert, form kept). */
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    // Not the state: early submits are replayed before React renders again.
    if (sending.current) return;
    const inquiry = readInquiry(event.currentTarget);
    sending.current = inquiry;
    setStatus(SENDING);
    let outcome = "";
    try {
      if (await sendInquiry(service, inquiry)) {
        clearSent(inquiry);
        outcome = "Form submitted successfully!";
      }
    } catch (error) {
      console.error("Inquiry not sent:", error);
      // A browser may cancel the request of a page that is left, although the inquiry has arrived.
      if (sending.current !== inquiry) return;
      outcome = "There was an error submitting the form. Please try again.";
    }
    // The visitor may have left the page meanwhile, and sent the inquiry again.
    if (sending.current === inquiry) {
      sending.current = null;
      setStatus(outcome);
    }
    if (outcome) tryToAlert(outcome);
  }

  // A submit before hydration would put the fields into the URL. `method="dialog"` prevents this: it only closes a surrounding
  // dialog, and there is none.
  return (
    <form className={styles.form} name={FORM_NAME} method="dialog" onSubmit={submit}>
      <p className={styles.required}>All fields are required.</p>
      <TextField label={fieldLabels.name} name="name" autoComplete="name" />
      <TextField label={fieldLabels.email} name="email" type="email" autoComplete="email" />
      <TextField label={fieldLabels.phone} name="phone" type="tel" autoComplete="tel" />
      <TextField label={fieldLabels.eventType} name="eventType" list={suggestionsId} />
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
      {/* A button with `disabled` would lose the focus. */}
      <button className={styles.submit} type="submit" aria-disabled={isSending || undefined}>
        {isSending ? "Sending…" : "Send inquiry"}
      </button>
      {/* Some browsers of apps show no alert. */}
      <p className={styles.status} role="status">
        <span className={isSending ? "visuallyHidden" : ""}>{status}</span>
      </p>
    </form>
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

/** The form that is shown: if a script has failed, that of the HTML. */
const findForm = () =>
  typeof document === "undefined" ? null : document.forms.namedItem(FORM_NAME);

/** Returns the values exactly as typed. */
const readInquiry = (form: HTMLFormElement) => Object.fromEntries(new FormData(form)) as Inquiry;

function tryToAlert(message: string): void {
  try {
    alert(message);
  } catch (error) {
    console.error("No alert:", error);
  }
}

function isBackOrForward(): boolean {
  const [navigation] = performance.getEntriesByType("navigation");
  return (navigation as PerformanceNavigationTiming | undefined)?.type === "back_forward";
}

function keepForm(): void {
  const form = findForm();
  if (form) keepDraft(readInquiry(form));
}

function fillIn(inquiry: Inquiry): void {
  for (const field of findFields()) field.value = inquiry[field.name] ?? field.value;
}

function fillEmptyFields(inquiry: Inquiry): void {
  for (const field of findFields()) field.value ||= inquiry[field.name] ?? "";
}

/** Keeps what the visitor has typed since then. */
function clearSent(sent: Inquiry): void {
  for (const field of findFields()) if (field.value === sent[field.name]) field.value = "";
  keepForm();
}

/** Does not replace what the visitor has typed, unless it is one of the suggestions. */
export function fillInEventType(eventType: string, suggestions: readonly string[]): void {
  for (const field of findFields()) {
    const isFree = field.value === "" || suggestions.includes(field.value);
    if (field.name === "eventType" && isFree) field.value = eventType;
  }
}

/** What the form says about the kind of event, or an empty string. */
export const chosenEventType = () =>
  findFields()
    .find(({ name }) => name === "eventType")
    ?.value.trim() ?? "";

const findFields = () => [
  ...(findForm()?.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("[name]") ?? []),
];
