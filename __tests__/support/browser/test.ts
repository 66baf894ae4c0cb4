import { test as base, expect, type Page } from "@playwright/test";
import { StaticServer } from "../hosts/staticServer";
import { publicFolder } from "../site/testSite";
import { beforeOpening } from "./openNow";

type Fixtures = {
  /** The page's console errors and uncaught errors. Violations of the Content-Security-Policy are among them. */
  pageErrors: string[];
};

type WorkerFixtures = {
  /** The built site on a static host without redirect rules. */
  server: StaticServer;
};

export const test = base.extend<Fixtures, WorkerFixtures>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names here.
    async ({}, use) => {
      const { PATH_PREFIX: pathPrefix = "" } = process.env;
      const server = await new StaticServer(publicFolder, { pathPrefix }).start();
      await use(server);
      await server.stop();
    },
    { scope: "worker" },
  ],
  baseURL: async ({ server }, use) => use(server.url),
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
});

export { expect };

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

/** In ms since 1970. The text about the opening hours is long then: "Opens at 11:15 AM, in 9 h". */
const closedTime = beforeOpening - 539 * 60_000;

export const openTime = beforeOpening + 60_000;

/** Opens a page, always at the same time, because layouts depend on the text about the opening hours. */
export async function visit(page: Page, path: string, time = closedTime): Promise<void> {
  await page.addInitScript((time) => {
    Date.now = () => time + Math.floor(performance.now());
  }, time);
  await page.goto(path);
  await hydrated(page);
}
