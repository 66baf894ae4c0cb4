import { MISTAKES_PATH } from "../mistakesPath";
import type { LastCheck } from "../node/mistakesInDevelop";

/** In ms. */
const INTERVAL = 1000;

/** Shows the mistakes in the data files until they are corrected, and again after each save that does not. */
const dialog = document.createElement("dialog");
document.body.append(dialog);
showChanges();

/**
 * Polls the server. An event stream would occupy one of the browser's few connections in each tab.
 * @param shown the last check that was shown
 */
async function showChanges(shown?: string): Promise<void> {
  const isFirst = shown === undefined;
  const last = document.hidden && !isFirst ? undefined : await readLastCheck();
  const check = last && `${last.count} ${last.mistakes}`;
  if (last && check !== shown) show(last.mistakes);
  // Gatsby does not tell a page that is just being opened of a change, which it then shows after a reload only.
  if (last && isFirst && last.readAt > performance.timeOrigin) {
    setTimeout(() => location.reload(), last.readAt - Date.now());
  }
  setTimeout(showChanges, INTERVAL, check ?? shown ?? "");
}

/** Returns undefined while the server is stopped. */
function readLastCheck(): Promise<LastCheck | undefined> {
  return fetch(MISTAKES_PATH)
    .then((response) => (response.ok ? response.json() : undefined))
    .catch(() => undefined);
}

function show(mistakes: string): void {
  dialog.innerText = mistakes;
  if (!mistakes) dialog.close();
  else if (!dialog.open) dialog.showModal();
}
