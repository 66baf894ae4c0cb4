import type { Page } from "@playwright/test";
import { routes } from "../../src/domain/routes";
import { turnOnDataSaving, turnOnDataSavingInWorker } from "../support/browser/loads";
import { follow, menu, menuButton } from "../support/browser/menu";
import { expectAllPages, visitAndCache } from "../support/browser/offline";
import { expect, hydrated, test } from "../support/browser/test";
import { StaticServer } from "../support/hosts/staticServer";
import { headings } from "../support/site/data";
import { publicFolder } from "../support/site/testSite";

const isPicture = (path: string) => /\.(avif|webp|jpg)$/.test(path);
const isScript = (path: string) => path.endsWith(".js") && !path.endsWith("/sw.js");

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
      const isFirstPicture = (file: string) => file.includes("/hero-wide.");
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

  test("has downloaded no file twice, and a click to any other page and back needs no code, page or data", async ({
    page,
  }) => {
    await visitAndCache(page, server.url);
    const downloads = server.sent.filter(({ bytes }) => bytes > 0).map((file) => file.path);
    expect(downloads.filter((file, index) => downloads.indexOf(file) !== index)).toEqual([]);
    expect(server.sent.filter(({ status }) => status >= 400)).toEqual([]);
    const before = server.requests.length;
    const others = routes.filter((route) => route !== "/");
    for (const step of others.flatMap((route) => [route, "/"] as const)) {
      await follow(page, step);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(headings[step]);
      await hydrated(page);
    }
    // The browser looks for a new service worker after each click.
    const isNeeded = (path: string) => /^\/\w*$|\.(js|json|html)$/.test(path) && path !== "/sw.js";
    const isOfMap = (path: string) => path === "/map.html";
    const requested = server.requests.slice(before).filter(isNeeded);
    expect(requested.filter((path) => !isOfMap(path))).toEqual([]);
  });

  for (const savesData of [false, true]) {
    const who = savesData ? "a visitor who saves data" : "any visitor";
    test(`has loaded no other page for ${who} before the service worker does`, async ({ page }) => {
      if (savesData) {
        await turnOnDataSaving(page);
        await turnOnDataSavingInWorker(page);
      } else {
        server.failureOf = (path) => (path === "/sw.js" ? 404 : undefined);
      }
      await page.goto(`${server.url}/faq`);
      await hydrated(page);
      await page.waitForLoadState("networkidle");
      const pages: string[] = [...routes, "/404.html"];
      const isOfPage = (path: string) => pages.includes(path) || /src-pages/.test(path);
      expect(server.requests.filter(isOfPage)).toEqual([
        "/faq",
        expect.stringMatching("src-pages-faq"),
      ]);
      expect(server.requests.filter(isPicture)).toEqual([]);
      if (savesData) await expectAllPages(page, server.url);
    });
  }
});
