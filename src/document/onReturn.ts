const events = ["pageshow", "prerenderingchange", "visibilitychange"];

/**
 * Calls back when what a page has read earlier may be out of date: it is shown for the first time after it was rendered ahead,
 * or it returns from the back/forward cache or from behind another tab. Also when it is hidden. Returns a function that ends this.
 * docs/architecture.md lists what is read again.
 */
export function onReturn(callback: () => void): () => void {
  // Captures, because `prerenderingchange` does not bubble.
  for (const event of events) addEventListener(event, callback, true);
  return () => {
    for (const event of events) removeEventListener(event, callback, true);
  };
}
