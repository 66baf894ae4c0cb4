import { graphql, withPrefix } from "gatsby";
import { shownDuring } from "../document/shownDuring";
import { unfinishedNotices } from "../domain/notices";
import { timeOf } from "../domain/time/venueTime";
import { useNow } from "../hooks/useNow";
import * as styles from "./Notices.module.scss";

/** Shows the newest notice that is on. */
export function Notices({ notices }: Queries.NoticesFragment) {
  const now = useNow();
  const newest = now && unfinishedNotices(notices, now).find(({ from }) => timeOf(from) <= now);
  const shown = newest ? [newest] : [];
  return (
    // Screen readers announce a notice that is added to it.
    <div role="status">
      <aside className={styles.notices} aria-label="Notice">
        {(now ? shown : notices).map((notice) => (
          <div
            className={styles.notice}
            key={`${notice.from} ${notice.text}`}
            {...shownDuring({ from: timeOf(notice.from), until: timeOf(notice.until) })}
            hidden={timeOf(notice.from) > Date.now()}
            ref={now ? show : undefined}
          >
            <p className={styles.text}>
              <span>{notice.text}</span> {notice.link && <NoticeLink {...notice.link} />}
            </p>
          </div>
        ))}
      </aside>
    </div>
  );
}

/** React does not change attributes in which the HTML differs from what it first renders. */
function show(notice: HTMLElement | null): void {
  if (notice) notice.hidden = false;
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
