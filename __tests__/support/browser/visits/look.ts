import type { Page } from "@playwright/test";
import { provideIsInSight } from "../isInSight";

declare global {
  interface Window {
    look: typeof lookAround;
  }
}

/** What a visitor sees of a page, and what a test can know of it. */
function lookAround() {
  const root = document.scrollingElement as Element;
  const all = (selector: string) => [...document.querySelectorAll<HTMLInputElement>(selector)];
  const topOf = (element: Element) => element.getBoundingClientRect().top;
  const target = all("[id]").find(({ id }) => `#${encodeURIComponent(id)}` === location.hash);
  return {
    history: {
      entries: navigation.entries().map(({ url }) => String(url).slice(location.origin.length)),
      index: navigation.currentEntry?.index,
    },
    address: location.pathname + location.search + location.hash,
    document: performance.timeOrigin,
    title: document.title,
    headings: all("h1").map(({ textContent }) => textContent),
    mains: all("main").length,
    isHydrated: performance.getEntriesByName("onInitialClientRender").length > 0,
    /** In px. */
    y: scrollY,
    isAtEnd: scrollY + innerHeight >= root.scrollHeight - 1,
    /** In px. Null for what is not shown. */
    tops: all("main :is(h1, h2, h3, summary, img, label)").map((element) =>
      element.checkVisibility() ? topOf(element) : null,
    ),
    /** In px: from the place to which the address leads. */
    fromTarget:
      target && topOf(target) - Number.parseFloat(getComputedStyle(target).scrollMarginTop),
    dialogs: all(".pswp").length,
    isInert: document.querySelector("#___gatsby")?.hasAttribute("inert"),
    /** In px. Only answers of the FAQ have a name. */
    openAnswers: all("details[name][open]").map(({ offsetHeight }) => offsetHeight),
    /** In px. */
    height: root.scrollHeight,
    sideways: root.scrollWidth - root.clientWidth,
    fields: all("main :is(input, select, textarea)").map(({ type, checked, value }) =>
      type === "checkbox" ? checked : value,
    ),
  };
}

/** A script for each page. When a visitor leaves an entry of the history, it notes what they saw, by the key of the entry. */
export const noteWhatIsLeft = `
  window.look = ${lookAround};
  ${provideIsInSight}
  const note = () => sessionStorage.setItem(navigation.currentEntry.key, JSON.stringify(look()));
  if (window === top) {
    navigation.addEventListener("navigate", note);
    addEventListener("pagehide", note);
  }
`;

export type Look = ReturnType<typeof lookAround> & {
  /** What the visitor saw when they last left this entry of the history. */
  left: Look | null;
};

export const look = (page: Page): Promise<Look> =>
  page.evaluate(() => {
    const left = sessionStorage.getItem(String(navigation.currentEntry?.key));
    return { ...window.look(), left: left && JSON.parse(left) };
  });

/** In px: how far the page has moved between two looks, by what was nearest to the middle of the window, and is still shown. */
export function moved(before: Look, now: Look): number {
  const shown = before.tops.flatMap((top, index) => {
    const nowTop = now.tops[index] ?? null;
    if (top === null || nowTop === null) return [];
    return [{ fromMiddle: Math.abs(top - 400), distance: nowTop - top }];
  });
  shown.sort((a, b) => a.fromMiddle - b.fromMiddle);
  return shown[0]?.distance ?? Number.NaN;
}
