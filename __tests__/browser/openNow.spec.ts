import { beforeOpening, openNowPlaces } from "../support/browser/openNow";
import { expect, test } from "../support/browser/test";
import { filled } from "../support/site/data";

for (const [city, timezoneId] of [
  ["Kuala Lumpur", "Asia/Kuala_Lumpur"],
  ["London", "Europe/London"],
  ["Los Angeles", "America/Los_Angeles"],
]) {
  test.describe(`a visitor in ${city}`, () => {
    test.use({ timezoneId, viewport: { width: 360, height: 740 } });

    test("sees the opening time in the venue's time zone, and the change to open at that minute", async ({
      page,
    }) => {
      await page.clock.install({ time: beforeOpening });
      await page.goto("/");
      for (const place of openNowPlaces(page)) {
        await expect(place).toHaveText(filled("Opens at {hours.opens}, in 1 min"));
      }
      await page.clock.runFor(61_000);
      for (const place of openNowPlaces(page)) {
        await expect(place).toHaveText(filled("Open until {hours.closes}"));
      }
    });
  });
}
