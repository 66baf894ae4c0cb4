import { daysOfWeek, weekdayOf } from "../../src/domain/openingHours/daysOfWeek";
import { openNowPlaces } from "../support/browser/openNow";
import { expect, test } from "../support/browser/test";
import { dataFile, filled } from "../support/site/data";

const { days, opens, specialDays } = dataFile("site").hours;

const isSpecial = (date: string) =>
  specialDays.some((special: { date: string }) => special.date === date);

const dates = Array.from({ length: 60 }, (_, later) =>
  new Date(Date.UTC(2026, 10, 24 + later)).toISOString().slice(0, 10),
);
/** The first day with ordinary hours that does not follow a special day, whose night could last until then. */
const ordinaryDay = dates.find(
  (date, index) =>
    index > 0 &&
    daysOfWeek(days).includes(weekdayOf(date)) &&
    ![date, dates[index - 1] as string].some(isSpecial),
);
/** One minute before opening time on that day, in ms since 1970. */
const beforeOpening = new Date(`${ordinaryDay}T${opens}:00+08:00`).getTime() - 60_000;

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
