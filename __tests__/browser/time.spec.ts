import type { Page } from "@playwright/test";
import { ON_NOW } from "../../src/domain/time/eventTimes";
import { timeOf } from "../../src/domain/time/venueTime";
import { holdBack } from "../support/browser/loads";
import {
  beforeOpening,
  expect,
  hydrated,
  INVISIBLE_SHIFT,
  openNow,
  test,
  visit,
  visitWithClock,
} from "../support/browser/test";
import { dataFiles } from "../support/fixture";

const MINUTE = 60_000;

test.describe("for a visitor in another time zone", () => {
  test.use({ timezoneId: "America/Los_Angeles" });

  test("the opening time is in the venue's time zone, and changes to open at that minute", async ({
    page,
  }) => {
    await visitWithClock(page, "/", beforeOpening);
    await expect(openNow(page)).toHaveText(Array(2).fill("Opens at 11:15 AM, in 1 min"));
    await page.clock.runFor(MINUTE + 1000);
    await expect(openNow(page)).toHaveText(Array(2).fill("Open until 1:45 AM"));
  });

  test("coming events are gone before the first paint when they have finished", async ({
    page,
    layoutShift,
    pageErrors,
  }) => {
    await visit(page, "/events", timeOf("2096-02-03 21:00"));
    for (const name of [evening, night]) await expect(article(page, name)).toBeHidden();
    await expect(article(page, "Marble Cup")).toBeVisible();
    expect(await layoutShift()).toBeLessThan(INVISIBLE_SHIFT);
    expect(pageErrors).toEqual([]);
  });
});

test("the copyright line has the current year of the visitor's clock", async ({
  page,
  pageErrors,
}) => {
  await visit(page, "/faq", Date.parse("2040-01-01T00:30:00"));
  await expect(page.getByText("© 2040 Bubble Hall")).toBeVisible();
  expect(pageErrors).toEqual([]);
});

const [evening, night] = ["Open Evening", "Kite Night"];

const article = (page: Page, name: string) => page.getByRole("article", { name });

test.describe("coming events", () => {
  test("say that they are on, and have their date beside their time on a phone, with and without a photo", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await visit(page, "/events", timeOf("2096-02-02 18:00"));
    await expect(article(page, evening).getByText(ON_NOW)).toBeVisible();
    await expect(article(page, night).getByText(ON_NOW)).toBeHidden();
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

  test("leave no section and no line on the home page when the last one has finished", async ({
    page,
    layoutShift,
  }) => {
    const afterAll = timeOf("2096-03-04 00:00");
    await visit(page, "/events", afterAll);
    await expect(page.locator("#coming-up")).toBeHidden();
    await expect(page.locator("#past-events")).toBeVisible();
    expect(await layoutShift()).toBeLessThan(INVISIBLE_SHIFT);
    await visit(page, "/", afterAll);
    for (const { title } of dataFiles.comingEvents.events) {
      await expect(page.getByRole("link", { name: title })).toHaveCount(0);
    }
    expect(await layoutShift()).toBeLessThan(INVISIBLE_SHIFT);
  });

  test("are announced on the home page, whose line leads to the next one", async ({ page }) => {
    await visit(page, "/", timeOf("2096-02-02 20:00"));
    await page.getByRole("link", { name: night }).click();
    await expect(page).toHaveURL("/events#kite-night");
    await expect(article(page, night)).toBeInViewport();
  });
});

test("special days leave the footer at their end, and their list with the last one", async ({
  page,
}) => {
  const days = page
    .getByRole("contentinfo")
    .getByRole("list")
    .filter({ has: page.locator("time") });
  await visit(page, "/faq", timeOf("2096-01-06 01:44"));
  await expect(days.getByText("Spring clean: closed")).toBeVisible();
  await visit(page, "/faq", timeOf("2096-01-06 01:45"));
  await expect(days.getByText("Spring clean: closed")).toBeHidden();
  await expect(days.getByText("Late night")).toBeVisible();
  await visit(page, "/faq", timeOf("2096-02-05 03:00"));
  await expect(days).toHaveCount(0);
});

test.describe("a notice", () => {
  const first = "We are closed for the spring clean.";
  const later = "The hall is clean again.";

  const between = timeOf("2096-02-03 18:00");
  const whileFirst = between - MINUTE;
  const whileLater = timeOf("2096-02-05 18:00");

  const notice = (page: Page) => page.getByRole("complementary");
  const status = (page: Page) => page.getByRole("status").filter({ has: page.locator("aside") });

  test("begins and ends at its own time, without a layout shift", async ({ page, layoutShift }) => {
    const expectNone = async (path: string, time: number) => {
      await visit(page, path, time);
      await expect(notice(page)).toHaveCount(0);
      expect(await layoutShift()).toBeLessThan(INVISIBLE_SHIFT);
    };
    await expectNone("/faq", between);
    await visit(page, "/faq", whileFirst);
    await expect(notice(page)).toContainText(first);
    expect(await layoutShift()).toBeLessThan(INVISIBLE_SHIFT);
    await visit(page, "/faq", whileLater);
    await expect(notice(page)).toContainText(later);
    expect(await layoutShift()).toBeLessThan(INVISIBLE_SHIFT);
  });

  test("is the one that began last, and the one before comes back after it", async ({ page }) => {
    await visitWithClock(page, "/faq", between);
    await page.locator("aside").evaluateAll((notices, now) => {
      const minutes = [
        [2, 4],
        [0, 9],
      ];
      for (const [index, [from = 0, until = 0] = []] of minutes.entries()) {
        const times = { from: `${now + from * 60_000}`, until: `${now + until * 60_000}` };
        Object.assign((notices[index] as HTMLElement).dataset, times);
      }
    }, between);
    for (const [minute, text] of [
      [1, first],
      [3, later],
      [5, first],
    ] as const) {
      await page.clock.pauseAt(between + minute * MINUTE);
      await expect(notice(page)).toHaveText(new RegExp(text));
    }
  });

  test("is heard by screen readers when it begins while a page is open, even if that is before the scripts run", async ({
    page,
  }) => {
    await holdBack(page, /\/app-[^/]*\.js/);
    await page.clock.install({ time: whileLater - MINUTE });
    await page.goto("/faq", { waitUntil: "commit" });
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(notice(page)).toHaveCount(0);
    // Screen readers announce what is added to a status that was there before.
    const before = await status(page).elementHandle();
    await page.clock.pauseAt(whileLater);
    await expect(notice(page)).toContainText(later);
    expect(await before?.innerText()).toContain(later);
    await expect(notice(page)).toHaveCount(1);
  });

  test("is not heard again on the next page, because hydration keeps it as it is", async ({
    page,
  }) => {
    const hydrateNow = await holdBack(page, /\/app-[^/]*\.js/);
    await page.goto("/faq", { waitUntil: "commit" });
    await notice(page).evaluate((element) => element.classList.add("before"));
    hydrateNow();
    await hydrated(page);
    await expect(openNow(page).last()).not.toBeEmpty();
    await expect(notice(page)).toHaveClass(/before/);
    expect(await status(page).innerText()).toBe(first);
  });
});
