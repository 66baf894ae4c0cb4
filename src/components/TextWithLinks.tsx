import { Fragment } from "react";
import { telephoneLink } from "../domain/format/phone";
import * as styles from "./TextWithLinks.module.scss";
import { useSiteContent } from "./useSiteContent";

/** A text in which the phone number, the e-mail address and the name of the chat are links. */
export function TextWithLinks({ text }: { text: string }) {
  const { contact, links } = useSiteContent().siteJson;
  const addresses = new Map([
    [contact.phone, telephoneLink(contact.phone)],
    [contact.email, `mailto:${contact.email}`],
    [links.chat.label, links.chat.url],
  ]);
  // At each place where one of them begins or ends.
  const parts = [...addresses.keys()].reduce(
    (split, found) => split.flatMap((part) => (part === found ? part : splitAround(part, found))),
    [text],
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
            part
          )}
        </Fragment>
      ))}
    </>
  );
}

/** `splitAround("a or b", "or")` returns `["a ", "or", " b"]`. */
const splitAround = (text: string, found: string) =>
  text.split(found).flatMap((part, index) => (index > 0 ? [found, part] : [part]));
