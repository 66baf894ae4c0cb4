import { parse } from "node:path";
import type { Page } from "@playwright/test";
import { routes } from "../../src/domain/routes";
import { turnOnDataSaving, turnOnDataSavingInWorker } from "../support/browser/loads";
import { follow, menu, menuButton } from "../support/browser/menu";
import { expectAllPages, visitAndCache } from "../support/browser/offline";
import { expect, hydrated, test } from "../support/browser/test";
import { StaticServer } from "../support/hosts/staticServer";
import { dataFile, headings } from "../support/site/data";
import { publicFolder } from "../support/site/testSite";

const isSharedData = (path: string) => /app-data|\/sq\/d\//.test(path);
const isCodeOrData = (path: string) => /\.(js|json)$/.test(path) && !path.endsWith("/sw.js");
const isPicture = (path: string) => /\.(avif|webp|jpg)$/.test(path);
const isScript = (path: string) => path.endsWith(".js") && !path.endsWith("/sw.js");

/** The name of the file that a wide screen shows first on the home page. */
const firstPicture = parse(dataFile("home").hero.photoWide).name;

let server: StaticServer;

test.beforeEach(async () => {
  server = await new StaticServer(publicFolder).start();
});
test.afterEach(() => server.stop());

test.describe("deferred scripts", () => {
  const scripts = () => server.requests.filter(isScript);

  test("load after the above-the-fold content, and hydrate the page", async ({ page }) => {
    server.delayOf = (file) => (/\.(avif|webp|jpg|woff2)$/.test(file) ? 1000 : 0);
    await page.goto(server.url, { waitUntil: "commit" });
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
    expect(firstView.length).toBeGreaterThanOrEqual(3);
    expect(script).toBeGreaterThan(Math.max(...firstView));
  });

  test("let the pictures further down wait for the first view", async ({ page }) => {
    const delay = 1500;
    const isFont = (path: string) => path.endsWith(".woff2");
    server.delayOf = (path) => (isFont(path) ? delay : 0);
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(server.url, { waitUntil: "domcontentloaded" });
    const timesOf = (isWanted: (path: string) => boolean) =>
      server.sent.filter(({ path }) => isWanted(path)).map(({ at }) => at);
    await expect.poll(() => timesOf(isPicture).length).toBeGreaterThan(1);
    const firstViewEnd = Math.min(...timesOf(isFont)) + delay;
    const early = timesOf(isPicture).filter((at) => at < firstViewEnd);
    expect(early).toHaveLength(1);
  });

  for (const [interaction, interact] of [
    ["a key press", (page: Page) => page.keyboard.press("Tab")],
    ["scrolling", (page: Page) => page.mouse.wheel(0, 100)],
  ] as const) {
    test(`load at once on ${interaction}`, async ({ page }) => {
      const isFirstPicture = (file: string) => file.includes(`/${firstPicture}.`);
      server.delayOf = (file) => (isFirstPicture(file) ? 30_000 : 0);
      await page.goto(server.url, { waitUntil: "domcontentloaded" });
      expect(scripts()).toEqual([]);
      await interact(page);
      await hydrated(page);
      expect(server.requests.filter(isFirstPicture)).toHaveLength(1);
      expect(server.sent.filter(({ path }) => isFirstPicture(path))).toEqual([]);
    });
  }
});

test.describe("a click before the scripts have loaded", () => {
  test.beforeEach(() => {
    server.delayOf = (file) => (isScript(file) ? 700 : 0);
  });

  test("opens the menu on a phone", async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(server.url, { waitUntil: "domcontentloaded" });
    await menuButton(page).click();
    await expect(menuButton(page)).toHaveAttribute("aria-expanded", "true");
    await expect(menu(page).getByRole("link").first()).toBeVisible();
  });

  test("opens an FAQ answer, which closes with one click after hydration", async ({ page }) => {
    await page.goto(`${server.url}/faq`, { waitUntil: "domcontentloaded" });
    const answer = page.locator("details").first();
    await answer.locator("summary").click();
    await expect(answer).toHaveAttribute("open", "");
    await hydrated(page);
    await answer.locator("summary").click();
    await expect(answer).not.toHaveAttribute("open", "");
  });
});

test.describe("a page that has loaded", () => {
  test.use({ serviceWorkers: "allow" });

  // Gatsby waits three seconds before it prefetches. Here, it only waits until the browser is idle.
  test.beforeEach(({ page }) =>
    page.addInitScript(() => {
      const { setTimeout } = window;
      const isGatsbysWait = (time?: number) => time === 3000;
      Object.assign(window, {
        setTimeout: (callback: () => void, time?: number, ...values: unknown[]) =>
          setTimeout(callback, isGatsbysWait(time) ? 0 : time, ...values),
      });
    }),
  );

  const untilIdle = (page: Page) =>
    page.evaluate(
      () => new Promise((done) => requestIdleCallback(() => requestIdleCallback(done))),
    );

  const isOfOtherPage = (page: string) => (file: string) =>
    /src-pages|page-data/.test(file) && !file.includes(page) && !isSharedData(file);

  /** Three other pages have a script, a style sheet and data each. */
  const OTHER_FILES = 3 * 3;

  test("has downloaded no file twice, and a click to any other page and back needs no code or data", async ({
    page,
  }) => {
    const requested: string[] = [];
    page.on("request", (request) => requested.push(new URL(request.url()).pathname));
    await visitAndCache(page, server.url);
    await expect
      .poll(() => new Set(requested.filter(isOfOtherPage("index"))).size)
      .toBe(OTHER_FILES);
    await untilIdle(page);
    const downloads = server.sent.filter(({ bytes }) => bytes > 0).map((file) => file.path);
    expect(downloads.filter((file, index) => downloads.indexOf(file) !== index)).toEqual([]);
    expect(server.sent.filter(({ status }) => status >= 400)).toEqual([]);
    const before = server.requests.length;
    for (const step of ["/events", "/", "/faq", "/", "/about", "/"] as const) {
      await follow(page, step);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(headings[step]);
      // A page may make requests after it is shown.
      await untilIdle(page);
    }
    expect(server.requests.slice(before).filter(isCodeOrData)).toEqual([]);
  });

  test.describe("without the service worker", () => {
    test.use({ serviceWorkers: "block" });

    test("has prefetched the code, styles and data of the other pages, but no pictures", async ({
      page,
    }) => {
      const otherFiles = () => server.requests.filter(isOfOtherPage("faq"));
      await page.goto(`${server.url}/faq`);
      await expect.poll(() => otherFiles().length).toBeGreaterThanOrEqual(OTHER_FILES);
      await untilIdle(page);
      expect(otherFiles()).toHaveLength(OTHER_FILES);
      expect(server.requests.filter(isPicture)).toEqual([]);
    });
  });

  test("has prefetched nothing if the visitor saves data, and the others open with the service worker", async ({
    page,
  }) => {
    await turnOnDataSaving(page);
    await turnOnDataSavingInWorker(page);
    await visitAndCache(page, `${server.url}/faq`);
    await hydrated(page);
    await untilIdle(page);
    const pages: string[] = [...routes, "/404.html"];
    expect(
      server.requests.filter((file) => pages.includes(file) || isOfOtherPage("faq")(file)),
    ).toEqual(["/faq"]);
    await expectAllPages(page, server.url);
  });
});
