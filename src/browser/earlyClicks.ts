declare global {
  interface Window {
    /** From scriptLoader.js: the buttons clicked so far; it keeps no more of them. */
    takeEarlyClicks?: () => HTMLButtonElement[];
  }
}

/** Presses, in their order, the buttons that a visitor pressed before React could answer. */
export function replayEarlyClicks(): void {
  for (const button of window.takeEarlyClicks?.() ?? []) button.click();
}
