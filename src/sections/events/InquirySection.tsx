import { graphql } from "gatsby";
import { SectionHeader } from "../../components/SectionHeader";
import { INQUIRY_ID } from "../../domain/routes";
import { InquiryForm } from "./InquiryForm";
import * as styles from "./InquirySection.module.scss";
import { PrivacyNotice } from "./PrivacyNotice";
import type { InquiryService } from "./sendInquiry";

type InquirySectionProps = Queries.InquirySectionFragment & {
  service: InquiryService;
  /** The URL's fragment. */
  hash: string;
};

export function InquirySection(props: InquirySectionProps) {
  const { heading, lead, submitLabel, eventTypes, messageHint, sendingMessage } = props;
  const { privacy, service, hash } = props;
  return (
    <section
      className={styles.section}
      id={INQUIRY_ID}
      tabIndex={-1}
      aria-labelledby="inquiry-heading"
    >
      <SectionHeader headingId="inquiry-heading" heading={heading} intro={lead} />
      <div>
        <InquiryForm
          service={service}
          eventTypes={eventTypes}
          messageHint={messageHint}
          submitLabel={submitLabel}
          sendingMessage={sendingMessage}
        />
        <PrivacyNotice {...privacy} hash={hash} />
      </div>
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
    sendingMessage
    privacy {
      ...PrivacyNotice
    }
  }
`;
