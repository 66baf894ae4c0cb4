import { prefersReducedMotion } from "../../components/prefersReducedMotion";
import { keepInTab, readFromTab } from "../../components/tabStorage";

/*
 * Where the visitor arrives after a link, Back or Forward within the site: this module does all scrolling, opening and
 * focusing then. Where the first page of a visit begins, only the browser decides, except in develop.
 *
 * Gatsby's own scrolling is off (`shouldUpdateScroll` in gatsby-browser.tsx). It leads back to the fragment of an address
 * instead of to the position that the visitor has left, and keeps one position for all entries of the history that come
 * from plain links to a fragment.
 */

/** In ms, between the arrival on a page and the scroll to RIGS or PRICING. From the owner's specification. */
const SCROLL_DELAY = 100;

/** Where the visitor left an entry of the history. */
type Position = {
  /** In px. */
  y: number;
  /** Whether each `<details>` of the page was open. */
  open: boolean[];
};

type Positions = Partial<Record<string, Position>>;

const STORAGE_NAME = "positions";

/** By the key of the entry. They are kept in the tab during a reload. */
let positions: Positions = {};

/** The key of the entry that the visitor sees. Null while the page of another entry is on its way. */
let here: string | null = null;

/** In px. Not `scrollY`, because a browser may scroll before it tells us about Back. Its scroll event comes later. */
let y = 0;

let timer: ReturnType<typeof setTimeout>;

/** Begins to remember positions. Call once, before the first page is rendered. */
export function watchHistory(): void {
  skipLightboxEntry();
  positions = readFromTab<Positions>(STORAGE_NAME);
  addEventListener("scroll", () => {
    if (here !== null) y = scrollY;
  });
  // In the capture phase, so that it runs before Gatsby's router.
  addEventListener("popstate", followBrowser, { capture: true });
  addEventListener("pagehide", () => {
    rememberPosition();
    keepInTab(STORAGE_NAME, positions);
  });
}

/** What an entry of the history holds. */
export type Entry = { state: { key?: string; section?: string } | null };

/** For Gatsby's `onPreRouteUpdate`: the old page is still there. */
export function leave(location: Entry): void {
  // The entry of a lightbox has the key of its page.
  if (keyOf(location) === here) return;
  clearTimeout(timer);
  rememberPosition();
  here = null;
}

/** For Gatsby's `onRouteUpdate`: the new page is there, but not painted yet. */
export function arrive(location: Location & Entry, prevLocation: Location | null): void {
  const key = keyOf(location);
  if (key === here) return;
  if (prevLocation) {
    const isOtherPage = prevLocation.pathname !== location.pathname;
    const position = positions[key];
    const section = location.state?.section;
    if (position) returnTo(position, isOtherPage);
    else if (section || !goToTarget(location.hash, isOtherPage)) {
      scrollTo(0, 0);
      // As Gatsby's router does on another page. The link may be in the menu, which has closed.
      if (!isOtherPage) focusWrapper()?.focus({ preventScroll: true });
      if (section) scrollToSection(section);
    }
  } else if (process.env.NODE_ENV === "development") {
    // The browser has found no target, because the page is rendered later.
    goToTarget(location.hash, false);
  }
  here = key;
  y = scrollY;
}

/** Scrolls to a section of this page after the delay. Focuses it, so that keyboard navigation continues there. */
export function scrollToSection(id: string): void {
  clearTimeout(timer);
  timer = setTimeout(() => {
    const section = document.getElementById(id);
    section?.scrollIntoView({ behavior: prefersReducedMotion() ? "auto" : "smooth" });
    section?.focus({ preventScroll: true });
  }, SCROLL_DELAY);
}

function followBrowser(): void {
  skipLightboxEntry();
  // A plain link to a fragment has added the entry, and the browser has scrolled to its target.
  const isNew = !history.state?.key;
  leave(history);
  if (isNew) here = keyOf(history);
}

/** Leaves the entry of a lightbox that is no longer there: after a reload, or on Forward. */
function skipLightboxEntry(): void {
  if (history.state?.lightbox && !document.querySelector(".pswp")) history.back();
}

/** The key of an entry, which is not always the current one: the visitor may have gone Back before its page is there. */
function keyOf({ state }: Entry): string {
  return state?.key ?? keyOfCurrentEntry();
}

/** Gatsby sets a key only for the entries that it adds itself. Sets one for the others. */
function keyOfCurrentEntry(): string {
  const key = history.state?.key ?? String(Math.random());
  if (!history.state?.key) history.replaceState({ ...history.state, key }, "");
  return key;
}

function rememberPosition(): void {
  if (here !== null) positions[here] = { y, open: allDetails().map(({ open }) => open) };
}

function returnTo(position: Position, isOtherPage: boolean): void {
  // The page has been rendered anew, with everything closed.
  if (isOtherPage) {
    for (const [index, details] of allDetails().entries()) details.open = !!position.open[index];
  }
  scrollTo(0, position.y);
}

/** Returns whether the page has the target. */
function goToTarget(hash: string, isOtherPage: boolean): boolean {
  const target = document.getElementById(idIn(hash));
  if (!target) return false;
  const details = target.closest("details");
  if (details) details.open = true;
  target.scrollIntoView();
  const focus = () => target.focus({ preventScroll: true });
  if (target.tabIndex < 0) target.tabIndex = -1;
  // Gatsby's router focuses its wrapper after each change of the page, and does so after this function. Only the last focus
  // may be set, because a visitor who presses Tab between the two would be thrown back.
  if (isOtherPage) focusWrapper()?.addEventListener("focus", focus, { once: true });
  else focus();
  return true;
}

/** Empty for a malformed fragment, such as `#50%`. */
function idIn(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return "";
  }
}

const focusWrapper = () => document.getElementById("gatsby-focus-wrapper");

const allDetails = () => [...document.querySelectorAll("details")];
