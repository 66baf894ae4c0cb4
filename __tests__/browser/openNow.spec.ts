import { daysOfWeek } from "../../src/domain/openingHours/daysOfWeek";
import { expect, test } from "../support/browser/test";
import { dataFile, filled } from "../support/site/data";

const { days, opens, specialDays } = dataFile("site").hours;

/** The first ordinary opening from a fixed day on, and the minute before it. */
const ordinaryDay = Array.from(
  { length: 60 },
  (_, later) => new Date(Date.UTC(2026, 10, 25 + later)),
)
  .filter((day) =>
    daysOfWeek(days).includes(day.toLocaleDateString("en", { weekday: "long", timeZone: "UTC" })),
  )
  .map((day) => day.toISOString().slice(0, 10))
  .find((date) => !specialDays.some((special: { date: string }) => special.date === date));
const beforeOpening = new Date(`${ordinaryDay}T${opens}:00+08:00`).getTime() - 60_000;

for (const [place, timezoneId] of [
  ["Kuala Lumpur", "Asia/Kuala_Lumpur"],
  ["London", "Europe/London"],
  ["Los Angeles", "America/Los_Angeles"],
]) {
  test.describe(`a visitor in ${place}`, () => {
    test.use({ timezoneId, viewport: { width: 360, height: 740 } });

    test("reads when the venue opens on its own clock, and sees it open at the minute", async ({
      page,
    }) => {
      await page.clock.install({ time: beforeOpening });
      await page.goto("/");
      const sign = page.locator("main section").first();
      const footer = page.getByRole("contentinfo");
      for (const part of [sign, footer]) {
        await expect(part).toContainText(filled("Opens at {hours.opens}, in 1 min"));
      }
      await page.clock.runFor(61_000);
      for (const part of [sign, footer]) {
        await expect(part).toContainText(filled("Open until {hours.closes}"));
      }
    });
  });
}
