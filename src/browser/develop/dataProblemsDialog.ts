import { DATA_PROBLEMS_PATH } from "../../domain/dataProblemsPath";
import * as styles from "./dataProblemsDialog.module.scss";

/** In develop, shows the problems of the data files in a modal dialog until they are fixed. */
export function showDataProblems(): void {
  const dialog = document.createElement("dialog");
  dialog.className = styles.dialog ?? "";
  document.body.append(dialog);

  new EventSource(DATA_PROBLEMS_PATH).onmessage = ({ data }) => {
    const problems: string[] = JSON.parse(data);
    if (problems.length > 0) {
      dialog.replaceChildren(heading(), list(problems));
      if (!dialog.open) dialog.showModal();
    } else if (dialog.open) {
      dialog.close();
    }
  };
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
