import { FROM, UNTIL } from "../../../../src/document/shownDuring";

/*
 * Shows and hides coming events and notices by the visitor's clock. Runs in the head, so that nothing moves after the first
 * paint. Once React runs, it renders only what is on.
 */
const observer = new MutationObserver(update);
observer.observe(document, { childList: true, subtree: true });
addEventListener("DOMContentLoaded", () => observer.disconnect());
// The page may have been rendered ahead, or left before React ran.
document.addEventListener("prerenderingchange", update);
addEventListener("pageshow", update);

function update(): void {
  const now = Date.now();
  for (const element of document.querySelectorAll<HTMLElement>(`[${UNTIL}]`)) {
    const moment = (name: string) => Number(element.getAttribute(name));
    element.hidden = now < moment(FROM) || now >= moment(UNTIL);
  }
}
