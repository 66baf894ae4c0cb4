import { Fragment } from "react";
import { telephoneLink } from "../domain/format/phone";
import { useSiteContent } from "../hooks/useSiteContent";
import * as styles from "./TextWithLinks.module.scss";

/** A text in which the phone number, the e-mail address and the name of the chat are links. */
export function TextWithLinks({ text }: { text: string }) {
  const { contact, links } = useSiteContent().siteJson;
  const addresses = new Map([
    [contact.phone, telephoneLink(contact.phone)],
    [contact.email, `mailto:${contact.email}`],
    [links.chat.label, links.chat.url],
  ]);
  const words = [...addresses.keys()].map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  // Not within a longer word.
  const parts = text.split(
    new RegExp(`(?<![\\p{L}\\p{N}])(${words.join("|")})(?![\\p{L}\\p{N}])`, "u"),
  );
  return (
    <>
      {parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts have no identity of their own.
        <Fragment key={index}>
          {addresses.has(part) ? (
            <a className={styles.link} href={addresses.get(part)}>
              {part}
            </a>
          ) : (
            part && <span>{part}</span>
          )}
        </Fragment>
      ))}
    </>
  );
}
