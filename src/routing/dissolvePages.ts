import { globalHistory, type HistoryChange } from "@gatsbyjs/reach-router";
import { isMotionWanted } from "./isMotionWanted";
import { opensElsewhere } from "./opensElsewhere";

/**
 * Lets a page that was left by a link dissolve into the next one, in browsers with view transitions.
 * Going back has none: browsers show it in their own way.
 *
 * The router must learn of the new address only once the browser has taken its picture of the old
 * page, a frame later. Gatsby has no place for that wait, so it is put between the router and the
 * history, before the router begins to listen.
 */
export function dissolvePages(): void {
  if (!document.startViewTransition) return;
  const listen = globalHistory.listen;
  globalHistory.listen = (listener) => {
    let shown = globalHistory.location.pathname;
    let latest: HistoryChange;
    return listen((change) => {
      latest = change;
      const isOtherPage = change.location.pathname !== shown;
      shown = change.location.pathname;
      if (change.action === "POP" || !isOtherPage || !isMotionWanted()) {
        listener(change);
        return;
      }
      const { ready, finished } = document.startViewTransition(() => {
        // By now the visitor may have gone elsewhere.
        if (change === latest) listener(change);
      });
      // Refused, in a tab that nobody sees, say. The page changes all the same.
      ready.catch(() => undefined);
      repeatMissedClicks(finished);
    });
  };
}

/** In parts of the change browsers give clicks to no element at all: they are made anew after it. */
function repeatMissedClicks(finished: Promise<void>): void {
  const missed: MouseEvent[] = [];
  const note = (event: MouseEvent) => {
    // A tab of its own cannot be asked for anew.
    if (event.target !== document.documentElement || opensElsewhere(event)) return;
    // Where one change follows upon another, one of them makes it anew.
    event.stopImmediatePropagation();
    missed.push(event);
  };
  addEventListener("click", note);
  finished.then(() => {
    removeEventListener("click", note);
    for (const { clientX, clientY } of missed) {
      (document.elementFromPoint(clientX, clientY) as HTMLElement | null)?.click();
    }
  });
}
