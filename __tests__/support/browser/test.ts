import { test as base, expect, type Page } from "@playwright/test";
import { StaticServer } from "../hosts/staticServer";
import { publicFolder } from "../site/testSite";

type Fixtures = {
  /** The page's console errors and uncaught errors. Violations of the Content-Security-Policy are among them. */
  pageErrors: string[];
  /** Reads the layout shift of the open page. */
  layoutShift: () => Promise<number>;
  /** A host for one test, which may stop it or deploy another build. */
  host: StaticServer;
};

type WorkerFixtures = {
  /** The built site on a static host without redirect rules. */
  server: StaticServer;
};

const { PATH_PREFIX: pathPrefix = "" } = process.env;

export const test = base.extend<Fixtures, WorkerFixtures>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names here.
    async ({}, use) => {
      const server = await new StaticServer(publicFolder, { pathPrefix }).start();
      await use(server);
      await server.stop();
    },
    { scope: "worker" },
  ],
  baseURL: async ({ server }, use) => use(server.url),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names here.
  host: async ({}, use) => {
    const host = await new StaticServer(publicFolder).start();
    await use(host);
    await host.stop();
  },
  pageErrors: async ({ page, serviceWorkers }, use) => {
    const errors: string[] = [];
    // Playwright blocks a service worker by a registration without a result, which the site reports.
    const isExpected = (text: string) =>
      serviceWorkers === "block" && text.startsWith("Service worker registration failed");
    page.on("console", (message) => {
      if (message.type() === "error" && !isExpected(message.text())) errors.push(message.text());
    });
    page.on("pageerror", (error) => errors.push(error.message));
    await use(errors);
  },
  layoutShift: async ({ page }, use) => {
    // Loads the fonts. Without them, a text may wrap in other places, and a busy machine would measure that as a layout shift.
    await page.goto(`${pathPrefix}/404.html`, { waitUntil: "networkidle" });
    await page.addInitScript(() => {
      Object.assign(window, { shift: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          Object.assign(window, { shift: Object(window).shift + Object(entry).value });
        }
      }).observe({ type: "layout-shift", buffered: true });
    });
    await use(async () => {
      await page.waitForLoadState();
      await nextFrame(page);
      return page.evaluate(() => Object(window).shift);
    });
  },
});

export { expect };

/** The layout shift score that stays invisible: some words move by a few pixels when their font loads. */
export const INVISIBLE_SHIFT = 0.005;

/** Whether a console error reports a violation of the Content-Security-Policy. */
export const isViolation = (error: string) => /content security policy/i.test(error);

/** Waits for the performance mark after hydration. From then on, clicks reach React's handlers. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(
    () => performance.getEntriesByName("onInitialClientRender").length > 0,
  );
}

/** Waits until the next frame is drawn. Scroll events, and changes that React puts off, come with it. */
export const nextFrame = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));

/** The minute before the fixture's venue opens on an ordinary Wednesday, in ms since 1970. */
export const beforeOpening = Date.parse("2026-11-25T11:14:00+08:00");

export const openTime = beforeOpening + 60_000;

/** In ms since 1970. The text about the opening hours is long then: "Opens at 11:15 AM, in 9 h". */
const closedTime = beforeOpening - 539 * 60_000;

/** Opens a page, always at the same time, because layouts depend on the text about the opening hours. */
export async function visit(page: Page, path: string, time = closedTime): Promise<void> {
  await page.addInitScript((time) => {
    Date.now = () => time + Math.floor(performance.now());
  }, time);
  await page.goto(path);
  await hydrated(page);
}

/** Two of the elements that say whether the venue is open now: in the hero section and in the footer. */
export const openNow = (page: Page) =>
  page.locator("#reservation p > b, footer section:first-of-type p:nth-of-type(2)");

/** Opens a page with a clock that tests can advance. */
export async function visitWithClock(page: Page, path: string, time: number): Promise<void> {
  await page.clock.install({ time });
  await page.goto(path);
  // This clock also replaces the performance marks that `hydrated` waits for.
  await expect(openNow(page).last()).not.toBeEmpty();
}

/** Scrolls to the end of a page, and waits on the way until its pictures are complete. */
export async function scrollToTheEnd(page: Page): Promise<void> {
  for (const image of await page.locator("img:visible").all()) {
    await image.scrollIntoViewIfNeeded();
    await expect(image).toHaveJSProperty("complete", true);
  }
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
  await nextFrame(page);
}
