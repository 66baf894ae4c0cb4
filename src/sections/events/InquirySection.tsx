import { graphql } from "gatsby";
import { Section } from "../../components/Section";
import { INQUIRY_ID } from "../../domain/routes";
import { InquiryForm } from "./InquiryForm";
import { PrivacyNotice } from "./PrivacyNotice";
import type { InquiryService } from "./sendInquiry";

type InquirySectionProps = Queries.InquirySectionFragment & {
  service: InquiryService;
};

export function InquirySection(props: InquirySectionProps) {
  const { heading, lead, privacy, ...form } = props;
  return (
    <Section id={INQUIRY_ID} heading={heading} intro={lead}>
      <InquiryForm {...form} />
      <PrivacyNotice {...privacy} />
    </Section>
  );
}

export const fragment = graphql`
  fragment InquirySection on EventsJsonInquiry {
    heading
    lead
    submitLabel
    fieldLabels {
      name
      email
      phone
      eventType
      message
    }
    eventTypes
    messageHint
    sendingMessage
    privacy {
      ...PrivacyNotice
    }
  }
`;
