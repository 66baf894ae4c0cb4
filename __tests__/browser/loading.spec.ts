import type { Page } from "@playwright/test";
import { type Route, routes } from "../../src/domain/routes";
import { follow, menu, menuButton, menuLink } from "../support/browser/menu";
import { visitAndStore } from "../support/browser/offline";
import { expect, hydrated, test } from "../support/browser/test";
import { StaticServer } from "../support/hosts/staticServer";
import { headings, newestEvents, pageItems } from "../support/site/data";
import { publicFolder } from "../support/site/testSite";

const isSharedData = (path: string) => /app-data|\/sq\/d\//.test(path);
const isCodeOrData = (path: string) => /\.(js|json)$/.test(path) && !path.endsWith("/sw.js");
const isScript = (path: string) => path.endsWith(".js") && !path.endsWith("/sw.js");

test.describe("while a page loads", () => {
  let slow: StaticServer;

  test.beforeEach(async () => {
    slow = await new StaticServer(publicFolder).start();
  });
  test.afterEach(() => slow.stop());

  const scripts = () => slow.requests.filter(isScript);

  for (const path of routes) {
    test(`${path} asks for no script before its first view is there, and works after it`, async ({
      page,
    }) => {
      slow.delayOf = (file) => (/\.(avif|webp|jpg|woff2)$/.test(file) ? 1000 : 0);
      await page.goto(slow.url + path, { waitUntil: "commit" });
      await hydrated(page);
      const { firstView, script } = await page.evaluate(() => {
        const files = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
        const photo = document.querySelector<HTMLImageElement>("img[loading=eager]")?.currentSrc;
        const isOfFirstView = ({ name }: PerformanceEntry) =>
          name === photo || name.endsWith(".woff2");
        return {
          firstView: files.filter(isOfFirstView).map(({ responseEnd }) => responseEnd),
          script: Math.min(
            ...files.filter(({ name }) => name.endsWith(".js")).map(({ startTime }) => startTime),
          ),
        };
      });
      expect(firstView.length).toBeGreaterThanOrEqual(2);
      expect(script).toBeGreaterThan(Math.max(...firstView));
    });
  }

  for (const [sign, doIt] of [
    ["a key", (page: Page) => page.keyboard.press("Tab")],
    ["the mouse", (page: Page) => page.mouse.move(100, 100)],
    ["scrolling", (page: Page) => page.mouse.wheel(0, 100)],
  ] as const) {
    test(`${sign} brings the scripts at once`, async ({ page }) => {
      slow.delayOf = (file) => (/\.(avif|webp|jpg)$/.test(file) ? 30_000 : 0);
      await page.goto(slow.url, { waitUntil: "domcontentloaded" });
      expect(scripts()).toEqual([]);
      await doIt(page);
      await hydrated(page);
    });
  }
});

test.describe("what is clicked before the scripts are there", () => {
  let slow: StaticServer;

  test.beforeEach(async () => {
    slow = await new StaticServer(publicFolder).start();
    slow.delayOf = (file) => (isScript(file) ? 700 : 0);
  });
  test.afterEach(() => slow.stop());

  test.describe("on a phone", () => {
    test.use({ viewport: { width: 360, height: 740 } });

    test("the menu opens", async ({ page }) => {
      await page.goto(slow.url, { waitUntil: "domcontentloaded" });
      await menuButton(page).click();
      await expect(menuButton(page)).toHaveAttribute("aria-expanded", "true");
      await expect(menu(page).getByRole("link").first()).toBeVisible();
    });
  });

  test("a link leads to its page", async ({ page }) => {
    const item = pageItems.find(({ route }) => route !== "/");
    if (!item) return test.skip(true, "The menu leads to no other page.");
    await page.goto(slow.url, { waitUntil: "domcontentloaded" });
    await menuLink(page, item.href).click();
    await expect(page).toHaveURL(slow.url + item.route);
  });

  test("an answer opens, and one click closes it when they are", async ({ page }) => {
    await page.goto(`${slow.url}/faq`, { waitUntil: "domcontentloaded" });
    const answer = page.locator("details").first();
    await answer.locator("summary").click();
    await expect(answer).toHaveAttribute("open", "");
    await hydrated(page);
    await answer.locator("summary").click();
    await expect(answer).not.toHaveAttribute("open", "");
  });
});

test.describe("once a page has been quiet for two seconds", () => {
  let server: StaticServer;

  test.beforeEach(async () => {
    server = await new StaticServer(publicFolder).start();
  });
  test.afterEach(() => server.stop());

  async function quiet(page: Page, time = 2000) {
    let lastRequest = Date.now();
    page.on("request", () => {
      lastRequest = Date.now();
    });
    await hydrated(page);
    await expect
      .poll(() => Date.now() - lastRequest, { timeout: 20_000, intervals: [100] })
      .toBeGreaterThan(time);
  }

  for (const path of routes) {
    test(`a click on ${path} to any other page costs no script and no failed request`, async ({
      page,
    }) => {
      test.setTimeout(120_000);
      const failures: string[] = [];
      page.on("requestfailed", (request) => failures.push(request.url()));
      page.on("response", (response) => response.status() >= 400 && failures.push(response.url()));
      // What the service worker fetches for offline reading is no cost of a click.
      await visitAndStore(page, server.url + path);
      await quiet(page);
      const before = server.requests.length;
      for (const target of routes.filter((other) => other !== path)) {
        for (const step of [target, path]) {
          await follow(page, step);
          await expect(page.getByRole("heading", { level: 1 })).toHaveText(headings[step]);
          await expect(page).toHaveURL(server.url + step);
        }
      }
      // What a page asks for once it is there comes within this time.
      await quiet(page, 500);
      expect(server.requests.slice(before).filter(isCodeOrData)).toEqual([]);
      // Not those of a map on another site, which a test cannot reach.
      expect(failures.filter((url) => url.startsWith(server.url))).toEqual([]);
    });
  }

  test.describe("without the service worker, which keeps all pages for offline reading", () => {
    test.use({ serviceWorkers: "block" });

    const ahead = (from: string) =>
      server.requests.filter(
        (file) => /src-pages|page-data/.test(file) && !file.includes(from) && !isSharedData(file),
      );

    test("the other pages' code, styles and data are there", async ({ page }) => {
      await page.goto(`${server.url}/faq`);
      await quiet(page);
      expect(ahead("faq")).toHaveLength(3 * 3);
    });

    const pictures = () => server.requests.filter((file) => /\.(avif|webp|jpg)$/.test(file));

    test("the first pictures of the other pages are there, in the files that this screen wants", async ({
      page,
    }) => {
      await page.goto(`${server.url}/faq`);
      await quiet(page);
      const targets: Route[] = ["/", "/about"];
      if (newestEvents.length > 0) targets.push("/events");
      expect(pictures()).toHaveLength(targets.length);
      for (const target of targets) {
        await follow(page, target);
        await expect(page).toHaveURL(server.url + target);
        const first = page.locator("main img[fetchpriority=high]");
        const shown = () => first.evaluate((image: HTMLImageElement) => image.currentSrc);
        await expect.poll(shown).not.toBe("");
        const { pathname } = new URL(await shown());
        expect(server.requests.filter((file) => file === pathname)).toHaveLength(1);
      }
    });

    test("no picture is loaded ahead where nobody knows that the connection is good", async ({
      page,
    }) => {
      await page.addInitScript(() =>
        Object.defineProperty(navigator, "connection", { value: undefined }),
      );
      await page.goto(`${server.url}/faq`);
      await quiet(page);
      expect(ahead("faq")).not.toEqual([]);
      expect(pictures()).toEqual([]);
    });

    test("nothing is loaded ahead where data is to be saved", async ({ page }) => {
      await page.addInitScript(() =>
        Object.defineProperty(navigator, "connection", {
          value: { saveData: true, effectiveType: "4g" },
        }),
      );
      await page.goto(`${server.url}/faq`);
      await quiet(page);
      expect(ahead("faq")).toEqual([]);
      expect(pictures()).toEqual([]);
    });
  });
});
