import { graphql } from "gatsby";
import { SectionHeader } from "../../components/SectionHeader";
import { InquiryForm } from "./InquiryForm";
import * as styles from "./InquirySection.module.scss";
import type { InquiryService } from "./sendInquiry";

/** Where CONTACT US jumps to; from the specification. */
export const INQUIRY_ID = "inquiry";

type InquirySectionProps = Queries.InquirySectionFragment & { form: InquiryService };

export function InquirySection(props: InquirySectionProps) {
  const { heading, lead, submitLabel, eventTypes, messageHint, form } = props;
  return (
    <section
      className={styles.section}
      id={INQUIRY_ID}
      tabIndex={-1}
      aria-labelledby="inquiry-heading"
    >
      <SectionHeader headingId="inquiry-heading" heading={heading} intro={lead} />
      <InquiryForm
        service={form}
        eventTypes={eventTypes}
        messageHint={messageHint}
        submitLabel={submitLabel}
      />
    </section>
  );
}

export const fragment = graphql`
  fragment InquirySection on EventsJsonInquiry {
    heading
    lead
    submitLabel
    eventTypes
    messageHint
  }
`;
