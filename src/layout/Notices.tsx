import { graphql, Link } from "gatsby";
import { useEffect, useMemo, useState } from "react";
import { timely } from "../components/timely";
import { useNow } from "../components/useNow";
import * as styles from "./Notices.module.scss";

type NoticesProps = Queries.NoticesFragment & { pathname: string };

/** Ids, with spaces between them. Read by `browser/hideUntimely.js`, too. */
const STORAGE_KEY = "dismissed-notices";

/**
 * Shows the notice that began last, of those that the visitor has not dismissed. A notice that begins while a page is
 * open appears on the next page. One that ends leaves its space until then, so nothing moves.
 */
export function Notices({ label, dismissLabel, notices, pathname }: NoticesProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the time at which the visitor opened this page.
  const start = useMemo(() => Date.now(), [pathname]);
  const now = useNow()?.getTime() ?? start;
  const [dismissed, setDismissed] = useState(readDismissed);
  const [announced, setAnnounced] = useState("");
  const shown = notices.find(
    ({ id, starts, ends }) => start >= starts && start < ends && !dismissed.includes(id),
  );

  useEffect(() => setAnnounced(shown?.text ?? ""), [shown?.text]);

  function dismiss(id: string) {
    const ids = [...dismissed, id];
    setDismissed(ids);
    try {
      localStorage.setItem(STORAGE_KEY, ids.join(" "));
    } catch {
      // Storage is forbidden or full: the notice comes back with the next page load.
    }
  }

  return (
    <aside className={styles.notices} aria-label={label}>
      {notices.map((notice) => {
        const { id, text, link, ends } = notice;
        return (
          <div
            className={styles.notice}
            key={id}
            {...timely(notice, start)}
            hidden={id !== shown?.id}
            data-notice={id}
            data-over={now >= ends}
          >
            <p className={styles.text}>
              {text} {link && <NoticeLink {...link} />}
            </p>
            <button
              className={styles.dismiss}
              type="button"
              aria-label={dismissLabel}
              onClick={() => dismiss(id)}
            />
          </div>
        );
      })}
      <p className={styles.announcement} role="status">
        {announced}
      </p>
    </aside>
  );
}

function NoticeLink({ label, url }: { label: string; url: string }) {
  return url.startsWith("/") ? (
    <Link className={styles.link} to={url}>
      {label}
    </Link>
  ) : (
    <a className={styles.link} href={url}>
      {label}
    </a>
  );
}

function readDismissed(): string[] {
  try {
    return localStorage.getItem(STORAGE_KEY)?.split(" ") ?? [];
  } catch {
    return [];
  }
}

export const fragment = graphql`
  fragment Notices on NoticesJson {
    label
    dismissLabel
    notices {
      id
      text
      link {
        label
        url
      }
      starts
      ends
    }
  }
`;
