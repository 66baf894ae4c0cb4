import type { Page } from "@playwright/test";

/** The minute before the fixture's venue opens on an ordinary Wednesday, in ms since 1970. */
export const beforeOpening = Date.parse("2026-11-25T11:14:00+08:00");

/** Two of the elements that say whether the venue is open now: in the hero section and in the footer. */
export const openNowPlaces = (page: Page) => [
  page.locator("#reservation b").first(),
  page.locator("footer section").first().locator("p").nth(1),
];
