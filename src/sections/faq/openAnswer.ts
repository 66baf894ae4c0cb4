/**
 * Opens the answer that an address leads to, and scrolls to it. Browsers do so by themselves on a
 * page that they load, most of them; after a link within the site the answer comes too late for it.
 */
export function openAnswer(hash: string): void {
  const answer = document.getElementById(decoded(hash.slice(1)));
  const item = answer?.closest("details");
  if (!answer || !item) return;
  item.open = true;
  answer.scrollIntoView();
}

function decoded(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    // Not written by this site.
    return fragment;
  }
}
