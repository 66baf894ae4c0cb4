import type { Page } from "@playwright/test";
import { ON_NOW } from "../../src/domain/events/eventTimes";
import { momentOf, timeOf } from "../../src/domain/time/venueTime";
import { INVISIBLE_SHIFT } from "../support/browser/layoutShift";
import { expect, test } from "../support/browser/test";
import { visitAt } from "../support/browser/visitAt";
import { dataFile } from "../support/site/data";

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;

type Event = { id: string; title: string; starts: string; ends: string };

const events: Event[] = dataFile("comingEvents").events;

const event = (name: string) => events.find(({ id }) => id === `added-${name}`) as Event;
const [evening, fridays, cup] = [event("evening"), event("fridays"), event("cup")];

const article = (page: Page, { id }: Event) => page.locator(`article#${id}`);

test.describe("coming events", () => {
  test("are listed with the soonest first, and the one that is on says so", async ({
    page,
    pageErrors,
  }) => {
    await visitAt(page, timeOf(evening.starts) + HOUR, "/events");
    const titles = page.locator("#coming-up h3");
    await expect(titles).toHaveText([evening.title, fridays.title, cup.title]);
    await expect(article(page, evening)).toContainText(ON_NOW);
    await expect(article(page, fridays)).not.toContainText(ON_NOW);
    expect(pageErrors).toEqual([]);
  });

  test("have their date beside their time on a phone, with and without a photo", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await visitAt(page, timeOf(evening.starts), "/events");
    const distances = await page.locator("#coming-up article").evaluateAll((articles) =>
      articles.map((each) => {
        const [date, time] = ["time", "p"].map((tag) => each.querySelector(tag));
        return (
          Number(date?.getBoundingClientRect().top) - Number(time?.getBoundingClientRect().top)
        );
      }),
    );
    expect(distances).toEqual(events.map(() => 0));
  });

  test.describe("in another time zone", () => {
    test.use({ timezoneId: "America/Los_Angeles" });

    test("are gone before the first paint when they have finished, and a weekly one has its next date", async ({
      page,
      pageErrors,
    }) => {
      const shift = await visitAt(page, timeOf(fridays.ends), "/events");
      await expect(article(page, evening)).toBeHidden();
      const [nextDay] = momentOf(timeOf(fridays.starts) + 7 * DAY).split(" ");
      const time = article(page, fridays).locator("time");
      await expect(time).toHaveAttribute("datetime", new RegExp(`^${nextDay}`));
      expect(await shift()).toBeLessThan(INVISIBLE_SHIFT);
      expect(pageErrors).toEqual([]);
    });
  });

  test("leave no section and no line on the home page when the last one has finished", async ({
    page,
  }) => {
    const afterAll = timeOf(fridays.ends) + 30 * DAY;
    const shift = await visitAt(page, afterAll, "/events");
    await expect(page.locator("#coming-up")).toBeHidden();
    await expect(page.locator("#past-events")).toBeVisible();
    expect(await shift()).toBeLessThan(INVISIBLE_SHIFT);
    await visitAt(page, afterAll, "/");
    for (const { title } of events) {
      await expect(page.getByRole("link", { name: title })).toHaveCount(0);
    }
    expect(await shift()).toBeLessThan(INVISIBLE_SHIFT);
  });

  test("are announced on the home page, whose line leads to the next one", async ({ page }) => {
    await visitAt(page, timeOf(evening.ends), "/");
    await page.getByRole("link", { name: fridays.title }).click();
    await expect(page).toHaveURL(`/events#${fridays.id}`);
    await expect(article(page, fridays)).toBeInViewport();
  });
});
