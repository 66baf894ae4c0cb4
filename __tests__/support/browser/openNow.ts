import type { Page } from "@playwright/test";

/** Where the page says whether the venue is open now: beside the opening hours of the first screen and the footer. */
export const openNowPlaces = (page: Page) => [
  page.locator("#reservation p").first().locator("span").last(),
  page.locator("footer section").first().locator("p").nth(1),
];
