import { graphql, withPrefix } from "gatsby";
import { shownDuring } from "../document/shownDuring";
import { timeOf } from "../domain/time/venueTime";
import * as styles from "./Notices.module.scss";

/** The style sheet shows only the first notice that is on. It is the one that began last. */
export function Notices({ notices }: Queries.NoticesFragment) {
  return (
    // Screen readers announce a notice that appears in it.
    <div role="status">
      {notices.map(({ text, link, from, until }) => (
        <aside
          className={styles.notice}
          key={`${from} ${text}`}
          aria-label="Notice"
          {...shownDuring({ from: timeOf(from), until: timeOf(until) })}
        >
          <p className={styles.text}>
            <span>{text}</span> {link && <NoticeLink {...link} />}
          </p>
        </aside>
      ))}
    </div>
  );
}

function NoticeLink({ label, url }: { label: string; url: string }) {
  return (
    <a className={styles.link} href={url.startsWith("/") ? withPrefix(url) : url}>
      {label}
    </a>
  );
}

export const fragment = graphql`
  fragment Notices on NoticesJson {
    notices {
      text
      link {
        label
        url
      }
      from
      until
    }
  }
`;
