import { graphql, withPrefix } from "gatsby";
import { X } from "lucide";
import { useState, useSyncExternalStore } from "react";
import { Icon } from "../components/Icon";
import { HIDDEN_NOTICE, NOTICE, shownDuring } from "../document/shownDuring";
import { unfinishedNotices } from "../domain/notices";
import { timeOf } from "../domain/time/venueTime";
import { onReturn } from "../hooks/onReturn";
import { useNow } from "../hooks/useNow";
import * as styles from "./Notices.module.scss";

/** Shows the newest notice that is on. If the visitor has hidden it, there is none. */
export function Notices({ notices }: Queries.NoticesFragment) {
  const now = useNow();
  const stored = useSyncExternalStore(onReturn, readHidden, () => null);
  // Where storage is forbidden or full, this hides the notice until the next page load.
  const [hiddenHere, setHiddenHere] = useState("");
  const newest = now && unfinishedNotices(notices, now).find(({ from }) => timeOf(from) <= now);
  const isHidden = newest && [stored, hiddenHere].includes(idOf(newest));
  const shown = newest && !isHidden ? [newest] : [];

  function hide(id: string) {
    setHiddenHere(id);
    // The button that had the focus disappears. The visitor continues at the content.
    document.querySelector("main")?.focus({ preventScroll: true });
    try {
      localStorage.setItem(HIDDEN_NOTICE, id);
    } catch {
      // The state hides it.
    }
  }

  return (
    // Screen readers announce a notice that is added to it.
    <div role="status">
      <aside className={styles.notices} aria-label="Notice">
        {(now ? shown : notices).map((notice) => (
          <div
            className={styles.notice}
            key={idOf(notice)}
            {...{ [NOTICE]: idOf(notice) }}
            {...shownDuring({ from: timeOf(notice.from), until: timeOf(notice.until) })}
            hidden={timeOf(notice.from) > Date.now()}
            ref={now ? show : undefined}
          >
            <p className={styles.text}>
              <span>{notice.text}</span> {notice.link && <NoticeLink {...notice.link} />}
            </p>
            <button
              className={styles.dismiss}
              type="button"
              aria-label="Hide this notice"
              onClick={() => hide(idOf(notice))}
            >
              <Icon node={X} />
            </button>
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

/** A notice that an editor changes or repeats later is another one. */
function idOf({ from, text }: { from: string; text: string }): string {
  return `${from} ${text}`;
}

function NoticeLink({ label, url }: { label: string; url: string }) {
  return (
    <a className={styles.link} href={url.startsWith("/") ? withPrefix(url) : url}>
      {label}
    </a>
  );
}

function readHidden(): string | null {
  try {
    return localStorage.getItem(HIDDEN_NOTICE);
  } catch {
    return null;
  }
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
