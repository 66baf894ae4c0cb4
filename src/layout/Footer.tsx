import { graphql } from "gatsby";
import { addressLines } from "../format/address";
import { formatOpeningRange } from "../format/openingHours";
import { Copyright } from "./Copyright";
import * as styles from "./Footer.module.scss";
import { MapFrame } from "./MapFrame";

export function Footer({ site }: { site: Queries.FooterFragment }) {
  const { hours, contact, address, links, recruitment, footer, map } = site;
  return (
    <footer className={styles.footer}>
      <div className={styles.columns}>
        <section aria-labelledby="footer-hours">
          <h2 className={styles.heading} id="footer-hours">
            {footer.hoursHeading}
          </h2>
          <p className={styles.hours}>
            {hours.days} <span className={styles.range}>{formatOpeningRange(hours)}</span>
          </p>
        </section>
        <section aria-labelledby="footer-contact">
          <h2 className={styles.heading} id="footer-contact">
            {footer.contactHeading}
          </h2>
          <ul>
            <li>
              <a className={styles.link} href={`tel:${contact.phone.replace(/[^+\d]/g, "")}`}>
                {contact.phone}
              </a>
            </li>
            <li>
              <a className={styles.link} href={`mailto:${contact.email}`}>
                {contact.email}
              </a>
            </li>
            {[links.chat, links.instagram].map(({ label, url }) => (
              <li key={label}>
                <a className={styles.link} href={url}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </section>
        <section aria-labelledby="footer-recruitment">
          <h2 className={styles.heading} id="footer-recruitment">
            {recruitment.heading}
          </h2>
          <p>{recruitment.text}</p>
          <a className={styles.link} href={recruitment.url}>
            {recruitment.label}
          </a>
        </section>
        <section className={styles.place} aria-labelledby="footer-address">
          <div>
            <h2 className={styles.heading} id="footer-address">
              {footer.addressHeading}
            </h2>
            <address className={styles.address}>
              {addressLines(address).map((line) => (
                <span key={line}>{line}</span>
              ))}
            </address>
            <a className={styles.link} href={map.directionsUrl}>
              {map.directionsLabel}
            </a>
          </div>
          <MapFrame className={styles.map} url={map.embedUrl} title={map.title} />
        </section>
      </div>
      <Copyright holder={site.name} />
    </footer>
  );
}

export const fragment = graphql`
  fragment Footer on SiteJson {
    name
    hours {
      days
      opens
      closes
    }
    contact {
      phone
      email
    }
    address {
      street
      suburb
      postcode
      city
      state
    }
    map {
      title
      embedUrl
      directionsLabel
      directionsUrl
    }
    links {
      chat {
        label
        url
      }
      instagram {
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
