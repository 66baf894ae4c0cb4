import { withPrefix } from "gatsby";
import { Fragment } from "react";
import { formatAddress } from "../domain/format/address";
import { keepTogether } from "../domain/format/keepTogether";
import { type LinkedText, linkedTexts } from "../domain/format/linkedTexts";
import { telephoneLink } from "../domain/format/phone";
import { useSiteContent } from "../hooks/useSiteContent";
import * as styles from "./TextWithLinks.module.scss";

/**
 * A text in which links such as `[the form](/events#inquiry)`, phone numbers, the e-mail address, the name of the chat and the
 * postal address, which opens directions, are links.
 */
export function TextWithLinks({ text }: { text: string }) {
  const { contact, links, address, map } = useSiteContent().siteJson;
  const parts = linkedTexts(text, {
    ...Object.fromEntries(contact.phones.map(({ number }) => [number, telephoneLink(number)])),
    [contact.email]: `mailto:${contact.email}`,
    [links.chat.label]: links.chat.url,
    [formatAddress(address)]: map.directionsUrl,
  });
  return (
    <>
      {parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts have no identity of their own.
        <Fragment key={index}>
          <Part {...part} />
        </Fragment>
      ))}
    </>
  );
}

function Part({ text, href }: LinkedText) {
  if (!href) return <span>{keepTogether(text)}</span>;
  return (
    <a className={styles.link} href={href.startsWith("/") ? withPrefix(href) : href}>
      {text}
    </a>
  );
}
