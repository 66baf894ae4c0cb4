import type { Page } from "@playwright/test";

/** The two elements that say whether the venue is open now: in the hero section and in the footer. */
export const openNowPlaces = (page: Page) => [
  page.locator("#reservation p").first().locator("span").last(),
  page.locator("footer section").first().locator("p").nth(1),
];
