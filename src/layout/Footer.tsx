import { graphql } from "gatsby";
import { ArrowRight, AtSign, Mail } from "lucide";
import { ChatLink } from "../components/ChatLink";
import { Icon } from "../components/Icon";
import { OpenNow } from "../components/OpenNow";
import { telephoneLink } from "../domain/format/phone";
import { formatOpeningRange, hoursByDays } from "../domain/time/hours";
import { Address } from "./Address";
import { Copyright } from "./Copyright";
import * as styles from "./Footer.module.scss";
import { MapFrame } from "./MapFrame";
import { SpecialDays } from "./SpecialDays";

export function Footer({ site }: { site: Queries.FooterFragment }) {
  const { hours, contact, address, links, recruitment, footer, map } = site;
  return (
    <footer className={styles.footer}>
      <div className={styles.columns}>
        <section className={styles.opening} aria-labelledby="footer-hours">
          <h2 className={styles.heading} id="footer-hours">
            {footer.hoursHeading}
          </h2>

          {hoursByDays(hours).map((each) => (
            <p key={each.days} className={styles.hours}>
              <span>{each.days}</span>{" "}
              <span className={styles.range}>{formatOpeningRange(each)}</span>
            </p>
          ))}
          <p className={styles.openNow}>
            <OpenNow />
          </p>
          <SpecialDays {...hours} />
        </section>
        <section className={styles.contact} aria-labelledby="footer-contact">
          <h2 className={styles.heading} id="footer-contact">
            {footer.contactHeading}
          </h2>
          <ul role="list">
            {contact.phones.map(({ number, label }) => (
              <li key={number}>
                <a className={styles.phone} href={telephoneLink(number)}>
                  {number}
                </a>
                {label && <p className={styles.phoneLabel}>{label}</p>}
              </li>
            ))}
            <li>
              <ChatLink className={styles.chat} />
            </li>
            <li>
              <a className={styles.link} href={`mailto:${contact.email}`}>
                <Icon node={Mail} />
                <span>{contact.email}</span>
              </a>
            </li>
            {links.social.map(({ label, url }) => (
              <li key={label}>
                <a className={styles.link} href={url}>
                  <Icon node={AtSign} />
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </section>
        <section aria-labelledby="footer-address">
          <h2 className={styles.heading} id="footer-address">
            {footer.addressHeading}
          </h2>
          <Address {...site} />
        </section>
        <section aria-labelledby="footer-recruitment">
          <h2 className={styles.heading} id="footer-recruitment">
            {recruitment.heading}
          </h2>
          <p className={styles.text}>{recruitment.text}</p>
          <a className={styles.link} href={recruitment.url}>
            {recruitment.label}
            <Icon node={ArrowRight} />
          </a>
        </section>
        <MapFrame url={map.embedUrl} title={`Map showing ${site.name} at ${address.street}`} />
      </div>
      <Copyright holder={site.name} />
    </footer>
  );
}

export const fragment = graphql`
  fragment Footer on SiteJson {
    name
    hours {
      ...OpenNow
      ...SpecialDays
    }
    contact {
      phones {
        number
        label
      }
      email
    }
    ...Address
    map {
      embedUrl
    }
    ...ChatLink
    links {
      social {
        label
        url
      }
    }
    recruitment {
      heading
      text
      label
      url
    }
    footer {
      hoursHeading
      contactHeading
      addressHeading
    }
  }
`;
