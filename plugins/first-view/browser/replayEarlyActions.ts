/** Repeats what `head/recordEarlyActions.ts` has recorded. */
export function replayEarlyActions(): void {
  for (const element of window.takeEarlyActions?.() ?? []) {
    if (!(element instanceof HTMLFormElement)) element.click();
    // The page's only form, which is another element than before if React could not hydrate it.
    else document.forms[0]?.requestSubmit();
  }
}
