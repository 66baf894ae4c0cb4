/** Repeats what `head/recordEarlyActions.ts` has recorded. */
export function replayEarlyActions(): void {
  for (const element of window.takeEarlyActions?.() ?? []) {
    if (element instanceof HTMLFormElement) {
      // The page's only form, which is another element than before if React could not hydrate it.
      document.forms[0]?.requestSubmit();
      continue;
    }
    if (element instanceof HTMLAnchorElement) {
      // The browser has followed the link already.
      element.addEventListener("click", (click) => click.preventDefault(), { once: true });
    }
    element.click();
  }
}
