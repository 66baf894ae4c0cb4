declare global {
  interface Window {
    /** Defined in scriptLoader.js. Returns the buttons clicked so far and stops recording. */
    takeEarlyClicks?: () => HTMLButtonElement[];
  }
}

export function replayEarlyClicks(): void {
  for (const button of window.takeEarlyClicks?.() ?? []) button.click();
}
