import { onReturn } from "./onReturn";

const MINUTE = 60_000;

/** Calls back at once, each time a minute begins, and when the visitor returns to the page. Returns a function that ends this. */
export function onEachMinute(callback: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  function update() {
    clearTimeout(timer);
    timer = setTimeout(update, MINUTE - (Date.now() % MINUTE));
    callback();
  }
  update();
  // Timers stop while a page is not shown.
  const stop = onReturn(update);
  return () => {
    clearTimeout(timer);
    stop();
  };
}
