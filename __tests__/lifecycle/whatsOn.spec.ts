import type { Page } from "@playwright/test";
import { momentOf } from "../../src/domain/events/venueTime";
import { routes } from "../../src/domain/routes";
import { INVISIBLE_SHIFT, watchLayoutShift } from "../support/browser/layoutShift";
import { expect, test, visitAndCache } from "../support/browser/offline";
import { StaticServer } from "../support/hosts/staticServer";
import { buildDeploy, removeDeploys } from "../support/site/testSite";

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;

/** Rounded to the minute, like the times in the data. */
const now = Math.floor(Date.now() / 60_000) * 60_000;
const at = (offset: number) => momentOf(now + offset);

const event = (id: string, starts: number, ends: number, more: object = {}) => ({
  id,
  title: `Title of ${id}`,
  description: `Description of ${id}.`,
  starts: at(starts),
  ends: at(ends),
  ...more,
});

const events = [
  event("single", 2 * DAY, 2 * DAY + 4 * HOUR, {
    photo: "photos/cup.jpg",
    alt: "A photo of the single event.",
    price: 15,
    places: 16,
    signUp: "https://forms.example/single",
  }),
  event("running", -HOUR, 2 * HOUR, { price: "free" }),
  event("weekly", DAY, DAY + 3 * HOUR, { weeklyUntil: at(9 * DAY).slice(0, 10) }),
];

const notices = [
  { text: "The current notice.", from: at(-DAY), until: at(DAY) },
  {
    text: "The later notice.",
    link: { label: "Events", url: "/events" },
    from: at(3 * DAY),
    until: at(5 * DAY),
  },
];

const article = (page: Page, id: string) => page.locator(`article#${id}`);
const notice = (page: Page) => page.getByRole("complementary").locator("div");

test.afterAll(removeDeploys);

test.describe("with coming events and notices", () => {
  let site: StaticServer;
  let pageErrors: string[];

  test.describe.configure({ mode: "default" });

  test.beforeAll(async () => {
    test.setTimeout(600_000);
    const folder = await buildDeploy((copy) =>
      copy
        .change("comingEvents", (content) => Object.assign(content, { events }))
        .change("notices", (content) => Object.assign(content, { notices })),
    );
    site = await new StaticServer(folder, { isCompressed: true }).start();
  });

  test.afterAll(() => site?.stop());

  test.beforeEach(({ page }) => {
    pageErrors = [];
    page.on("console", (message) => message.type() === "error" && pageErrors.push(message.text()));
    page.on("pageerror", (error) => pageErrors.push(error.message));
  });

  /** Opens a page at a time in ms after the build. */
  async function visitAt(page: Page, offset: number, path = "/events") {
    await page.clock.setFixedTime(now + offset);
    const shift = await watchLayoutShift(page);
    await page.goto(site.url + path);
    // The fake clock also replaces the performance marks that `hydrated` waits for.
    await page.waitForLoadState("networkidle");
    return shift;
  }

  test("lists the events with the soonest first, and says which one is on", async ({ page }) => {
    await visitAt(page, 0);
    const titles = page.locator("#coming-up h3");
    await expect(titles).toHaveText(["Title of running", "Title of weekly", "Title of single"]);
    await expect(article(page, "running").locator("p[data-until]:visible")).toHaveCount(1);
    await expect(article(page, "weekly").locator("p[data-until]:visible")).toHaveCount(0);
    expect(pageErrors).toEqual([]);
  });

  for (const timezoneId of ["Europe/London", "America/Los_Angeles"]) {
    test.describe(`in ${timezoneId}`, () => {
      test.use({ timezoneId });

      test("an event that is over is gone before the first paint", async ({ page }) => {
        const shift = await visitAt(page, 2 * HOUR);
        await expect(article(page, "running")).toBeHidden();
        await expect(article(page, "weekly")).toBeVisible();
        expect(await shift()).toBeLessThan(INVISIBLE_SHIFT);
        expect(pageErrors).toEqual([]);
      });
    });
  }

  test("an event that ends while the page is open keeps its place, and is marked", async ({
    page,
  }) => {
    await page.clock.install({ time: now + 2 * HOUR - 30_000 });
    await page.goto(`${site.url}/events`);
    await page.waitForLoadState("networkidle");
    const marks = article(page, "running").locator("li p:visible");
    await expect(marks).toHaveCount(2);
    const before = await marks.last().textContent();
    await page.clock.runFor(61_000);
    await expect(article(page, "running")).toBeVisible();
    await expect(marks.last()).not.toHaveText(before ?? "");
  });

  test("a weekly event shows its next date", async ({ page }) => {
    await visitAt(page, DAY + 4 * HOUR);
    const times = article(page, "weekly").locator("li:visible time");
    await expect(times).toHaveCount(1);
    expect(await times.getAttribute("datetime")).toContain(at(8 * DAY).slice(0, 10));
  });

  test("the section and the line on the home page go with the last event, also if the clock is a year fast", async ({
    page,
  }) => {
    for (const offset of [10 * DAY, 375 * DAY]) {
      const shift = await visitAt(page, offset);
      await expect(page.locator("#coming-up")).toBeHidden();
      await expect(page.locator("#past-events")).toBeVisible();
      await visitAt(page, offset, "/");
      await expect(page.getByRole("link", { name: /Title of/ })).toHaveCount(0);
      expect(await shift()).toBeLessThan(INVISIBLE_SHIFT);
    }
    expect(pageErrors).toEqual([]);
  });

  test("a clock that is a year slow shows all events, and none as running", async ({ page }) => {
    await visitAt(page, -365 * DAY);
    await expect(page.locator("#coming-up article:visible")).toHaveCount(events.length);
    await expect(page.locator("#coming-up p[data-until]:visible")).toHaveCount(0);
    expect(pageErrors).toEqual([]);
  });

  test("the home page names the next event and leads to it", async ({ page }) => {
    await visitAt(page, 3 * HOUR, "/");
    const link = page.getByRole("link", { name: /Title of/ });
    await expect(link).toHaveText(/Title of weekly$/);
    await link.click();
    await expect(page).toHaveURL(/\/events#weekly$/);
    await expect(article(page, "weekly")).toBeInViewport();
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
    await article(page, "single").locator("a[href$='.ics']").click();
    expect((await download).suggestedFilename()).toBe("single.ics");
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
    expect(things.map(({ name }: { name: string }) => name)).toEqual([
      "Title of running",
      "Title of weekly",
      "Title of single",
    ]);
    expect(things[2]).toMatchObject({
      image: expect.stringMatching(/^https:.+\.jpg$/),
      offers: { price: 15, priceCurrency: "MYR", url: "https://forms.example/single" },
      startDate: `${at(2 * DAY).replace(" ", "T")}:00+08:00`,
    });
    expect(things[0].offers.price).toBe(0);
  });

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });

    test("the pages show what is on at the time of the build", async ({ page }) => {
      await page.goto(`${site.url}/events`);
      await expect(page.locator("#coming-up article:visible")).toHaveCount(events.length);
      await expect(notice(page).filter({ visible: true })).toHaveText(/The current notice/);
    });
  });

  for (const path of routes) {
    test(`the notice is on ${path}, without a layout shift`, async ({ page }) => {
      const shift = await visitAt(page, 0, path);
      await expect(notice(page).filter({ visible: true })).toHaveText(/The current notice/);
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
    await expect(notice(page).filter({ visible: true })).toHaveText(/The later notice/);
    expect(await shift()).toBeLessThan(INVISIBLE_SHIFT);
  });

  test("screen readers hear the notice once, not on every page", async ({ page }) => {
    await visitAt(page, 0, "/faq");
    const status = page.getByRole("complementary").getByRole("status");
    await expect(status).toHaveText("The current notice.");
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
    await expect(notice(page).filter({ visible: true })).toHaveText(/The later notice/);
  });

  test("offline, a notice is not shown when its time is over", async ({ page, context }) => {
    await visitAndCache(page, site.url);
    await expect(notice(page).filter({ visible: true })).toHaveText(/The current notice/);
    await context.setOffline(true);
    await page.clock.setFixedTime(now + 2 * DAY);
    await page.reload();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("complementary")).toHaveCount(0);
  });
});
