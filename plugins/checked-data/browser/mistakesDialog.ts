import { DATA_PROBLEMS_PATH } from "../node/mistakesPath";

/** In ms. */
const INTERVAL = 1000;

/** In develop, shows the problems of the data files in a modal dialog until they are fixed. */
export function showDataProblems(): void {
  const dialog = document.createElement("dialog");
  document.body.append(dialog);
  showChanges(dialog, "[]");
}

/** Polls the server. An event stream would occupy one of the browser's few connections in each tab. */
async function showChanges(dialog: HTMLDialogElement, shown: string): Promise<void> {
  const found = document.hidden ? shown : ((await readProblems()) ?? shown);
  if (found !== shown) show(dialog, JSON.parse(found));
  setTimeout(showChanges, INTERVAL, dialog, found);
}

/** Returns undefined while the server is stopped. */
const readProblems = () =>
  fetch(DATA_PROBLEMS_PATH)
    .then((response) => response.text())
    .catch(() => undefined);

function show(dialog: HTMLDialogElement, problems: string[]): void {
  dialog.replaceChildren(heading(), list(problems));
  if (problems.length === 0) dialog.close();
  else if (!dialog.open) dialog.showModal();
}

function heading(): HTMLElement {
  const element = document.createElement("h2");
  element.textContent = "Mistakes in the data files. Start with the first.";
  return element;
}

function list(problems: string[]): HTMLElement {
  const element = document.createElement("ul");
  for (const problem of problems) {
    const item = document.createElement("li");
    item.textContent = problem;
    element.append(item);
  }
  return element;
}
