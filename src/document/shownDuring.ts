import { onEachMinute } from "./onEachMinute";

/* docs/architecture.md says what is shown for some time, and what else decides about it. */

type Times = {
  /** The first moment at which it is shown, in ms since 1970. */
  from?: number | undefined;
  /** The first moment at which it is no longer shown, in ms since 1970. */
  until?: number | undefined;
};

/** Returns the attributes of an element that is shown only for some time. */
export const shownDuring = ({ from = 0, until }: Times) => ({
  "data-from": from || undefined,
  "data-until": until,
  // Without JavaScript, it stays as the build has made it.
  hidden: from > Date.now(),
});

/**
 * Hides what is not on by the visitor's clock, and shows what is, as long as the page is open. Called in the head, so that nothing
 * moves after the first paint.
 */
export function hideWhatIsOff(): void {
  // When a part of the page arrives, when React renders it anew, and when a failed page is restored. Develop changes attributes.
  const changes = { childList: true, subtree: true, attributeFilter: ["data-from", "data-until"] };
  new MutationObserver(update).observe(document, changes);
  onEachMinute(update);
}

function update(): void {
  const now = Date.now();
  for (const element of document.querySelectorAll<HTMLElement>("[data-from], [data-until]")) {
    const { from = 0, until = Number.POSITIVE_INFINITY } = element.dataset;
    element.hidden = now < Number(from) || now >= Number(until);
  }
}
