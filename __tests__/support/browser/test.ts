import { test as base, expect, type Page } from "@playwright/test";
import { StaticServer } from "../hosts/staticServer";
import { publicFolder } from "../site/testSite";

type Fixtures = {
  /** What the page has logged as an error, and its uncaught errors. */
  pageErrors: string[];
};

type WorkerFixtures = {
  /** The built site on a static host that knows only files and 404.html. */
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
  pageErrors: async ({ page }, use) => {
    const errors: string[] = [];
    page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
    page.on("pageerror", (error) => errors.push(error.message));
    await use(errors);
  },
});

export { expect };

/** Waits until React has taken over the page, so that clicks reach its handlers: Gatsby marks it. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(
    () => performance.getEntriesByName("onInitialClientRender").length > 0,
  );
}

export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}
