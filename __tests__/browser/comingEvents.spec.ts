import type { Page } from "@playwright/test";
import { ON_NOW } from "../../src/domain/events/eventTimes";
import { timeOf } from "../../src/domain/time/venueTime";
import { INVISIBLE_SHIFT } from "../support/browser/layoutShift";
import { expect, test } from "../support/browser/test";
import { visitAt } from "../support/browser/visitAt";
import { dataFiles } from "../support/fixture";

const [evening, fridays, cup] = ["Open Evening", "Kite Fridays", "Marble Cup"];

const article = (page: Page, name: string) => page.getByRole("article", { name });

test.describe("coming events", () => {
  test("are listed with the soonest first, and the one that is on says so", async ({
    page,
    pageErrors,
  }) => {
    await visitAt(page, timeOf("2096-02-02 18:00"), "/events");
    const titles = page.locator("#coming-up h3");
    await expect(titles).toHaveText([evening, fridays, cup]);
    await expect(article(page, evening)).toContainText(ON_NOW);
    await expect(article(page, fridays)).not.toContainText(ON_NOW);
    expect(pageErrors).toEqual([]);
  });

  test("have their date beside their time on a phone, with and without a photo", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await visitAt(page, timeOf("2096-02-02 17:00"), "/events");
    const distances = await page.locator("#coming-up article").evaluateAll((articles) =>
      articles.map((each) => {
        const [date, time] = ["time", "p"].map((tag) => each.querySelector(tag));
        return (
          Number(date?.getBoundingClientRect().top) - Number(time?.getBoundingClientRect().top)
        );
      }),
    );
    expect(distances).toEqual([0, 0, 0]);
  });

  test.describe("in another time zone", () => {
    test.use({ timezoneId: "America/Los_Angeles" });

    test("are gone before the first paint when they have finished, and a weekly one has its next date", async ({
      page,
      pageErrors,
    }) => {
      const shift = await visitAt(page, timeOf("2096-02-03 21:00"), "/events");
      await expect(article(page, evening)).toBeHidden();
      const time = article(page, fridays).locator("time");
      await expect(time).toHaveAttribute("datetime", /^2096-02-10/);
      expect(await shift()).toBeLessThan(INVISIBLE_SHIFT);
      expect(pageErrors).toEqual([]);
    });
  });

  test("leave no section and no line on the home page when the last one has finished", async ({
    page,
  }) => {
    const afterAll = timeOf("2096-03-04 00:00");
    const shift = await visitAt(page, afterAll, "/events");
    await expect(page.locator("#coming-up")).toBeHidden();
    await expect(page.locator("#past-events")).toBeVisible();
    expect(await shift()).toBeLessThan(INVISIBLE_SHIFT);
    await visitAt(page, afterAll, "/");
    for (const { title } of dataFiles.comingEvents.events) {
      await expect(page.getByRole("link", { name: title })).toHaveCount(0);
    }
    expect(await shift()).toBeLessThan(INVISIBLE_SHIFT);
  });

  test("are announced on the home page, whose line leads to the next one", async ({ page }) => {
    await visitAt(page, timeOf("2096-02-02 20:00"), "/");
    await page.getByRole("link", { name: fridays }).click();
    await expect(page).toHaveURL("/events#kite-fridays");
    await expect(article(page, fridays)).toBeInViewport();
  });
});
