import { MISTAKES_PATH } from "../mistakesPath";

/** In ms. */
const INTERVAL = 1000;

/** Shows the mistakes in the data files until they are corrected, and again after each save that does not. */
const dialog = document.createElement("dialog");
document.body.append(dialog);
showChanges();

/** Polls the server. An event stream would occupy one of the browser's few connections in each tab. */
async function showChanges(shown?: string): Promise<void> {
  const check = document.hidden ? shown : ((await readLastCheck()) ?? shown);
  if (check && check !== shown) show(JSON.parse(check).mistakes);
  setTimeout(showChanges, INTERVAL, check);
}

/** Returns JSON, which is another one after each check, or undefined while the server is stopped. */
function readLastCheck(): Promise<string | undefined> {
  return fetch(MISTAKES_PATH)
    .then((response) => (response.ok ? response.text() : undefined))
    .catch(() => undefined);
}

function show(mistakes: string): void {
  dialog.innerText = mistakes;
  if (!mistakes) dialog.close();
  else if (!dialog.open) dialog.showModal();
}
