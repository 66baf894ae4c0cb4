import type { Page } from "@playwright/test";
import { daysOfWeek, weekdayOf } from "../../../src/domain/openingHours/daysOfWeek";
import { dataFile } from "../site/data";

const { days, opens, specialDays } = dataFile("site").hours;

const isSpecial = (date: string) =>
  specialDays.some((special: { date: string }) => special.date === date);

const dates = Array.from({ length: 60 }, (_, later) =>
  new Date(Date.UTC(2026, 10, 24 + later)).toISOString().slice(0, 10),
);
/** The first day with the usual hours. The day before has them, too: a special day may last until after midnight. */
const ordinaryDay = dates.find(
  (date, index) =>
    index > 0 &&
    daysOfWeek(days).includes(weekdayOf(date)) &&
    ![date, dates[index - 1] as string].some(isSpecial),
);
/** One minute before opening time on that day, in ms since 1970. */
export const beforeOpening = new Date(`${ordinaryDay}T${opens}:00+08:00`).getTime() - 60_000;

/** The two elements that say whether the venue is open now: in the hero section and in the footer. */
export const openNowPlaces = (page: Page) => [
  page.locator("#reservation p").first().locator("span").last(),
  page.locator("footer section").first().locator("p").nth(1),
];
