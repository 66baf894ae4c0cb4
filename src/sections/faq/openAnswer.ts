/**
 * Opens the answer that the URL's fragment points to, and scrolls to it. Most browsers do this when they
 * load a page, but not after a click on a link within the site, because the answer is rendered later.
 */
export function openAnswer(hash: string): void {
  const answer = document.getElementById(decodeFragment(hash.slice(1)));
  const item = answer?.closest("details");
  if (!answer || !item) return;
  item.open = true;
  answer.scrollIntoView();
}

function decodeFragment(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    // Malformed percent-encoding, which this site never writes.
    return fragment;
  }
}
