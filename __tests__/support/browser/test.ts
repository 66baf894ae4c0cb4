import { test as base, expect, type Page } from "@playwright/test";
import { StaticServer } from "../hosts/staticServer";
import { publicFolder } from "../site/testSite";

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
      const server = await new StaticServer(publicFolder).start();
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

/** Waits for Gatsby's performance mark after hydration. From then on, clicks reach React's handlers. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(
    () => performance.getEntriesByName("onInitialClientRender").length > 0,
  );
}

export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}
