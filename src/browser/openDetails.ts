/**
 * Opens the `<details>` that contains the target of the URL's fragment, and scrolls there. Most browsers do
 * this when they load a page, but not after a click on a link within the site, because the page is rendered later.
 */
export function openDetails(hash: string): void {
  const target = document.getElementById(decodeFragment(hash.slice(1)));
  const details = target?.closest("details");
  if (!target || !details) return;
  details.open = true;
  target.scrollIntoView();
}

function decodeFragment(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    // Malformed percent-encoding, which this site never writes.
    return fragment;
  }
}
