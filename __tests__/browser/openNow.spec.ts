import { dataFile, filled } from "./support/data";
import { expect, test } from "./support/test";

const { opens, specialDays } = dataFile("site").hours;

/** A day that no special hours are entered for, a minute before the doors open there. */
const beforeOpening = new Date(`2026-11-25T${opens}:00+08:00`).getTime() - 60_000;

for (const [place, timezoneId] of [
  ["Kuala Lumpur", "Asia/Kuala_Lumpur"],
  ["London", "Europe/London"],
  ["Los Angeles", "America/Los_Angeles"],
]) {
  test.describe(`a visitor in ${place}`, () => {
    test.use({ timezoneId, viewport: { width: 360, height: 740 } });
    test.skip(specialDays.some(({ date }: { date: string }) => date === "2026-11-25"));

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
