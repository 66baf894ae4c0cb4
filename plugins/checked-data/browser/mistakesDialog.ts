import { MISTAKES_PATH } from "../mistakesPath";

/** In ms. */
const INTERVAL = 1000;

/** Shows the mistakes in the data files until they are corrected. */
const dialog = document.createElement("dialog");
document.body.append(dialog);
showChanges("[]");

/** Polls the server. An event stream would occupy one of the browser's few connections in each tab. */
async function showChanges(shown: string): Promise<void> {
  const found = document.hidden ? shown : ((await readMistakes()) ?? shown);
  if (found !== shown) show(JSON.parse(found));
  setTimeout(showChanges, INTERVAL, found);
}

/** Returns a list as JSON, or undefined while the server is stopped. */
function readMistakes(): Promise<string | undefined> {
  return fetch(MISTAKES_PATH)
    .then(async (response) => JSON.stringify(await response.json()))
    .catch(() => undefined);
}

function show(mistakes: string[]): void {
  dialog.replaceChildren(heading(), list(mistakes));
  if (mistakes.length === 0) dialog.close();
  else if (!dialog.open) dialog.showModal();
}

function heading(): HTMLElement {
  const element = document.createElement("h2");
  element.textContent =
    "Mistakes in the data files. Start with the first. The page comes back when all are corrected.";
  return element;
}

function list(mistakes: string[]): HTMLElement {
  const element = document.createElement("ul");
  for (const mistake of mistakes) {
    const item = document.createElement("li");
    item.textContent = mistake;
    element.append(item);
  }
  return element;
}
