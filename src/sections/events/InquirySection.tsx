import { graphql } from "gatsby";
import type { MouseEvent } from "react";
import { ChatLink } from "../../components/ChatLink";
import { Section } from "../../components/Section";
import { TextWithLinks } from "../../components/TextWithLinks";
import { INQUIRY_ID } from "../../document/elementIds";
import { chatLink } from "../../domain/chatLink";
import { mainPhone, telephoneLink } from "../../domain/format/phone";
import { useSiteContent } from "../../hooks/useSiteContent";
import { chosenEventType, InquiryForm } from "./InquiryForm";
import * as styles from "./InquirySection.module.scss";
import { Privacy } from "./Privacy";
import type { InquiryService } from "./sendInquiry";

type InquirySectionProps = Queries.InquirySectionFragment & {
  service: InquiryService;
};

export function InquirySection(props: InquirySectionProps) {
  const { heading, lead, chatMessage, privacy, ...form } = props;
  const { contact, footer, links } = useSiteContent().siteJson;
  const phone = mainPhone(contact);

  /** The chat opens with the kind of event that the form has. */
  function takeEventTypeAlong({ currentTarget }: MouseEvent<HTMLAnchorElement>) {
    const eventType = chosenEventType();
    currentTarget.href = eventType
      ? chatLink(
          links.chat.url,
          chatMessage.replaceAll("[event]", () => eventType),
        )
      : links.chat.url;
  }

  return (
    <Section id={INQUIRY_ID} heading={heading} intro={lead}>
      <p className={styles.withoutScripts}>
        <TextWithLinks
          text={`This form needs JavaScript. Please write to ${contact.email} or call ${phone} instead.`}
        />
      </p>
      <div className={styles.columns}>
        <div className={styles.form}>
          <InquiryForm {...form} />
          <Privacy {...privacy} />
        </div>
        <div className={styles.contact}>
          <h3>{footer.contactHeading}</h3>
          <ul role="list">
            <li>
              <ChatLink className={styles.chat} onClick={takeEventTypeAlong} />
            </li>
            <li>
              <a className={styles.phone} href={telephoneLink(phone)}>
                {phone}
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
    chatMessage
    privacy {
      ...Privacy
    }
  }
`;
