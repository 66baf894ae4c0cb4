declare global {
  interface Window {
    /** Defined in scriptLoader.js. Returns the buttons clicked and the forms submitted so far, and stops recording. */
    takeEarlyActions?: () => HTMLElement[];
  }
}

export function replayEarlyActions(): void {
  for (const element of window.takeEarlyActions?.() ?? []) {
    if (!(element instanceof HTMLFormElement)) element.click();
    // The page's only form, which is another element than before if React could not hydrate it.
    else document.forms[0]?.requestSubmit();
  }
}
