import type { Page } from "@playwright/test";
import { momentOf, timeOf } from "../../src/domain/events/venueTime";
import { routes } from "../../src/domain/routes";
import { INVISIBLE_SHIFT, watchLayoutShift } from "../support/browser/layoutShift";
import { expect, test, visitAndCache } from "../support/browser/offline";
import { StaticServer } from "../support/hosts/staticServer";
import { dataFile } from "../support/site/data";
import { publicFolder } from "../support/site/testSite";

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;

type Event = { id: string; title: string; starts: string };

const { events, runningLabel }: { events: Event[]; runningLabel: string } =
  dataFile("comingEvents");
const [firstNotice, laterNotice] = dataFile("notices").notices;

const event = (id: string) => events.find((one) => one.id === id) as Event;

/** The open evening has begun an hour ago, and the first Friday begins in a day. In ms since 1970. */
const now = timeOf(event("open-evening").starts) + HOUR;

const bySoonest = ["open-evening", "fridays", "cup"].map((id) => event(id).title);

const article = (page: Page, id: string) => page.locator(`article#${id}`);
const notice = (page: Page) => page.getByRole("complementary").locator("div");

test.describe("with coming events and notices", () => {
  const site = new StaticServer(publicFolder, { isCompressed: true });

  test.beforeAll(async () => {
    await site.start();
  });

  test.afterAll(() => site.stop());

  /** Opens a page at a time in ms after `now`. */
  async function visitAt(page: Page, offset: number, path = "/events") {
    await page.clock.setFixedTime(now + offset);
    const shift = await watchLayoutShift(page);
    await page.goto(site.url + path);
    // The fake clock also replaces the performance marks that `hydrated` waits for.
    await page.waitForLoadState("networkidle");
    return shift;
  }

  test("lists the events with the soonest first, and says which one is on", async ({
    page,
    pageErrors,
  }) => {
    await visitAt(page, 0);
    const titles = page.locator("#coming-up h3");
    await expect(titles).toHaveText(bySoonest);
    await expect(article(page, "open-evening")).toContainText(runningLabel);
    await expect(article(page, "fridays")).not.toContainText(runningLabel);
    expect(pageErrors).toEqual([]);
  });

  for (const timezoneId of ["Europe/London", "America/Los_Angeles"]) {
    test.describe(`in ${timezoneId}`, () => {
      test.use({ timezoneId });

      test("an event that is over is gone before the first paint", async ({ page, pageErrors }) => {
        const shift = await visitAt(page, 2 * HOUR);
        await expect(article(page, "open-evening")).toBeHidden();
        await expect(article(page, "fridays")).toBeVisible();
        expect(await shift()).toBeLessThan(INVISIBLE_SHIFT);
        expect(pageErrors).toEqual([]);
      });
    });
  }

  test("an event disappears when it ends while the page is open", async ({ page }) => {
    await page.clock.install({ time: now + 2 * HOUR - 30_000 });
    await page.goto(`${site.url}/events`);
    await page.waitForLoadState("networkidle");
    await expect(article(page, "open-evening")).toBeVisible();
    await page.clock.runFor(61_000);
    await expect(article(page, "open-evening")).toBeHidden();
    await expect(article(page, "fridays")).toBeVisible();
  });

  test("a weekly event shows its next date", async ({ page }) => {
    const shift = await visitAt(page, DAY + 4 * HOUR);
    await expect(article(page, "fridays").locator("time")).toHaveAttribute(
      "datetime",
      new RegExp(momentOf(now + 8 * DAY).slice(0, 10)),
    );
    expect(await shift()).toBeLessThan(INVISIBLE_SHIFT);
  });

  test("the section and the line on the home page go with the last event, also if the clock is a year fast", async ({
    page,
    pageErrors,
  }) => {
    for (const offset of [10 * DAY, 375 * DAY]) {
      const shift = await visitAt(page, offset);
      await expect(page.locator("#coming-up")).toBeHidden();
      await expect(page.locator("#past-events")).toBeVisible();
      await visitAt(page, offset, "/");
      for (const { title } of events) {
        await expect(page.getByRole("link", { name: title })).toHaveCount(0);
      }
      expect(await shift()).toBeLessThan(INVISIBLE_SHIFT);
    }
    expect(pageErrors).toEqual([]);
  });

  test("a clock that is a year slow shows all events, and none as running", async ({
    page,
    pageErrors,
  }) => {
    await visitAt(page, -365 * DAY);
    await expect(page.locator("#coming-up article:visible")).toHaveCount(events.length);
    await expect(page.locator("#coming-up")).not.toContainText(runningLabel);
    expect(pageErrors).toEqual([]);
  });

  test("the home page names the next event and leads to it", async ({ page }) => {
    await visitAt(page, 3 * HOUR, "/");
    await page.getByRole("link", { name: event("fridays").title }).click();
    await expect(page).toHaveURL(/\/events#fridays$/);
    await expect(article(page, "fridays")).toBeInViewport();
  });

  test("each event has a calendar file, and the feed has all of them", async ({ request }) => {
    const feed = await request.get(`${site.url}/events.ics`);
    expect((await feed.text()).match(/BEGIN:VEVENT/g)).toHaveLength(events.length);
    for (const { id } of events) {
      expect(await (await request.get(`${site.url}/events/${id}.ics`)).text()).toContain(
        `UID:${id}@`,
      );
    }
  });

  test("the service worker leaves calendar files to the network", async ({ page, context }) => {
    await visitAndCache(page, `${site.url}/events`);
    const download = page.waitForEvent("download");
    await article(page, "cup").locator("a[href$='.ics']").click();
    expect((await download).suggestedFilename()).toBe("cup.ics");
    await context.setOffline(true);
    const isOffline = page.evaluate(() =>
      fetch("/events.ics").then(
        () => false,
        () => true,
      ),
    );
    expect(await isOffline).toBe(true);
  });

  test("search engines get each event with what the data say", async ({ request }) => {
    const html = await (await request.get(`${site.url}/events`)).text();
    const [, data = ""] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
    const things = JSON.parse(data)["@graph"].filter(
      (thing: { "@type": string }) => thing["@type"] === "Event",
    );
    expect(things.map(({ name }: { name: string }) => name)).toEqual(bySoonest);
    expect(things[2]).toMatchObject({
      image: expect.stringMatching(/^https:.+\.jpg$/),
      offers: { price: 15.5, priceCurrency: "MYR", url: "https://forms.example/cup" },
      startDate: `${event("cup").starts.replace(" ", "T")}:00+08:00`,
    });
    expect(things[0].offers.price).toBe(0);
  });

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });

    test("the pages show what is on at the time of the build", async ({ page }) => {
      await page.goto(`${site.url}/events`);
      await expect(page.locator("#coming-up article:visible")).toHaveCount(events.length);
      await expect(notice(page).filter({ visible: true })).toContainText(firstNotice.text);
    });
  });

  for (const path of routes) {
    test(`the notice is on ${path}, without a layout shift`, async ({ page }) => {
      const shift = await visitAt(page, 0, path);
      await expect(notice(page).filter({ visible: true })).toContainText(firstNotice.text);
      await page.waitForLoadState("networkidle");
      expect(await shift()).toBeLessThan(INVISIBLE_SHIFT);
    });
  }

  test("another notice begins at its own time, and nothing is shown between the two", async ({
    page,
  }) => {
    await visitAt(page, 2 * DAY, "/faq");
    await expect(page.getByRole("complementary")).toHaveCount(0);
    const shift = await visitAt(page, 4 * DAY, "/faq");
    await expect(notice(page).filter({ visible: true })).toContainText(laterNotice.text);
    expect(await shift()).toBeLessThan(INVISIBLE_SHIFT);
  });

  test("screen readers hear the notice once, not on every page", async ({ page }) => {
    await visitAt(page, 0, "/faq");
    const status = page.getByRole("complementary").getByRole("status");
    await expect(status).toHaveText(firstNotice.text);
    await status.evaluate((node) => {
      new MutationObserver(() => Object.assign(window, { wasRepeated: true })).observe(node, {
        childList: true,
        characterData: true,
        subtree: true,
      });
    });
    await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
    await page.locator("header a").first().click();
    await expect(page).toHaveURL(`${site.url}/`);
    expect(await page.evaluate(() => Object(window).wasRepeated)).toBeUndefined();
  });

  test("a dismissed notice stays away, in this browser", async ({ page }) => {
    await visitAt(page, 0, "/faq");
    await page.getByRole("complementary").getByRole("button").click();
    await expect(page.getByRole("complementary")).toHaveCount(0);
    const shift = await visitAt(page, 0, "/about");
    await expect(page.getByRole("complementary")).toHaveCount(0);
    expect(await shift()).toBeLessThan(INVISIBLE_SHIFT);
    await visitAt(page, 4 * DAY, "/faq");
    await expect(notice(page).filter({ visible: true })).toContainText(laterNotice.text);
  });

  test("offline, a notice is not shown when its time is over", async ({ page, context }) => {
    await visitAndCache(page, site.url);
    await expect(notice(page).filter({ visible: true })).toContainText(firstNotice.text);
    await context.setOffline(true);
    await page.clock.setFixedTime(now + 2 * DAY);
    await page.reload();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("complementary")).toHaveCount(0);
  });
});
