import type { Page } from "@playwright/test";
import type { Content } from "../../../src/content/schema";
import { daysOfWeek, weekdayOf } from "../../../src/domain/time/dates";
import { dataFile } from "../site/data";

const dates = Array.from({ length: 60 }, (_, later) =>
  new Date(Date.UTC(2026, 10, 24 + later)).toISOString().slice(0, 10),
);
/** Returns the minute before the venue opens on a day with the regular hours, in ms since 1970. */
function minuteBeforeOpening({ days, opens, specialDays }: Content["site"]["hours"]) {
  const isSpecial = (day: string) => specialDays.some(({ date }) => date === day);
  const ordinaryDay = dates.find(
    (day, index) =>
      index > 0 &&
      daysOfWeek(days).includes(weekdayOf(day)) &&
      // A special day may last until after midnight.
      ![day, dates[index - 1] as string].some(isSpecial),
  );
  return Date.parse(`${ordinaryDay}T${opens}:00+08:00`) - 60_000;
}

export const beforeOpening = minuteBeforeOpening(dataFile("site").hours);

/** Two of the elements that say whether the venue is open now: in the hero section and in the footer. */
export const openNowPlaces = (page: Page) => [
  page.locator("#reservation b").first(),
  page.locator("footer section").first().locator("p").nth(1),
];
