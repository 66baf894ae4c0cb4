import { graphql } from "gatsby";
import { MessageCircle } from "lucide";
import { Icon } from "../../components/Icon";
import { Section } from "../../components/Section";
import { TextWithLinks } from "../../components/TextWithLinks";
import { telephoneLink } from "../../domain/format/phone";
import { INQUIRY_ID } from "../../domain/routes";
import { useSiteContent } from "../../hooks/useSiteContent";
import { InquiryForm } from "./InquiryForm";
import * as styles from "./InquirySection.module.scss";
import { PrivacyNotice } from "./PrivacyNotice";
import type { InquiryService } from "./sendInquiry";

type InquirySectionProps = Queries.InquirySectionFragment & {
  service: InquiryService;
};

export function InquirySection(props: InquirySectionProps) {
  const { heading, lead, privacy, ...form } = props;
  const { contact, links, footer } = useSiteContent().siteJson;
  return (
    <Section id={INQUIRY_ID} heading={heading} intro={lead}>
      <p className={styles.withoutScripts}>
        <TextWithLinks
          text={`This form needs JavaScript. Please write to ${contact.email} or call ${contact.phone} instead.`}
        />
      </p>
      <div className={styles.columns}>
        <div className={styles.form}>
          <InquiryForm {...form} />
          <PrivacyNotice {...privacy} />
        </div>
        <div className={styles.contact}>
          <h3>{footer.contactHeading}</h3>
          <ul>
            <li>
              <a className={styles.chat} href={links.chat.url}>
                <Icon node={MessageCircle} />
                {links.chat.label}
              </a>
            </li>
            <li>
              <a className={styles.phone} href={telephoneLink(contact.phone)}>
                {contact.phone}
              </a>
            </li>
          </ul>
        </div>
      </div>
    </Section>
  );
}

export const fragment = graphql`
  fragment InquirySection on EventsJsonInquiry {
    heading
    lead
    fieldLabels {
      name
      email
      phone
      eventType
      message
    }
    eventTypes
    messageHint
    privacy {
      ...PrivacyNotice
    }
  }
`;
