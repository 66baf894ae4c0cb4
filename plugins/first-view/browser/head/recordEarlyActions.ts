declare global {
  interface Window {
    /** Returns what was clicked and the forms submitted before React ran, and stops recording. */
    takeEarlyActions?: () => HTMLElement[];
  }
}

const kinds = ["click", "submit", "input"];
let early: HTMLElement[] = [];

function record({ type, target }: Event): void {
  if (!(target instanceof Element)) return;
  // Whoever types after a submit has not finished.
  if (type === "input") early = early.filter((element) => !element.contains(target));
  // The submit instead of the click on its button, because a click may find the form incomplete.
  const element = type === "submit" ? target : target.closest("button[type=button], [data-replay]");
  if (element instanceof HTMLElement) early.push(element);
}

window.takeEarlyActions = () => {
  for (const kind of kinds) removeEventListener(kind, record, true);
  return early;
};

for (const kind of kinds) addEventListener(kind, record, true);
