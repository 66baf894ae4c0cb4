import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { BrowserContext, Page } from "@playwright/test";
import sharp from "sharp";
import { listFiles } from "../../src/content/node/listFiles";
import { follow } from "../support/browser/menu";
import {
  cachedPage,
  countLoads,
  cutNetwork,
  expect,
  expectAllPagesOffline,
  expectPage,
  headings,
  isStatic,
  isUpdating,
  storedPaths,
  test,
  visitAndCache,
} from "../support/browser/offline";
import type { StaticServer } from "../support/hosts/staticServer";
import type { SiteCopy } from "../support/site/siteCopy";
import { publicFolder, redeploy } from "../support/site/testSite";

const newHeading = "Meet you in the new lobby.";
// Emoji and other writing systems must build like any text.
const newAbout = "A new lobby 🎮 مرحبا 欢迎 👨‍👩‍👧";
const newPrice = "RM103.50";
const newCode = '[data-deploy="2"]';

/** Changes data, code and a photo, and switches the form editor off. */
async function change(copy: SiteCopy): Promise<void> {
  const red = sharp({ create: { width: 1000, height: 667, channels: 3, background: "#e33" } });
  await red.toFile(copy.path("data/photos/new-machine.jpg"));
  rmSync(copy.path("data/photos/rigs/pinball.jpg"));
  copy
    .change("rigs", ({ rigs }) => {
      rigs[0].photo = "photos/new-machine.jpg";
    })
    .change("pricing", ({ rates }) => {
      rates[0].nonMember = 103.5;
    })
    .change("home", ({ hero }) => {
      hero.headline = newHeading;
    })
    .change("about", (about) => {
      about.heading = newAbout;
    })
    .change("site", ({ editing }) => {
      editing.repository = null;
    })
    .replace("src/sections/faq/FaqSection.tsx", "<section ", '<section data-deploy="2" ');
}

/** Copies a build, and tells its service worker that the visitor saves data. Playwright does not change updates of it. */
function withDataSaving(folder: string, copy: string): string {
  cpSync(folder, copy, { recursive: true });
  const file = join(copy, "sw.js");
  const saving = 'Object.defineProperty(navigator, "connection", { value: { saveData: true } });';
  writeFileSync(file, saving + readFileSync(file, "utf8"));
  return copy;
}

const CENTURY = 100 * 365 * 24 * 60 * 60_000;

/** Makes Node's clock fast, so that all events, notices and special days have finished. */
const fastClock = `const { now } = Date; Date.now = () => now() + ${CENTURY};`;
const aCenturyLater = `--import=data:text/javascript,${encodeURIComponent(fastClock)}`;

test.describe("after a redeploy", () => {
  let folder = "";

  test.describe.configure({ mode: "serial" });

  test.beforeAll(async () => {
    test.setTimeout(600_000);
    folder = await redeploy(change, { environment: { NODE_OPTIONS: aCenturyLater } });
  });

  async function visitThenDeploy(page: Page, host: StaticServer) {
    await visitAndCache(page, host.url);
    host.deploy(folder);
  }

  const findFiles = (deploy: string, pattern: RegExp) =>
    listFiles(deploy).filter((file) => pattern.test(file));

  test("no page shows what has finished, and a form editor that was switched off is gone", () => {
    const whatIsOn = /data-until|hidden-notice|2096-01-05/;
    const pagesAboutIt = (deploy: string) =>
      findFiles(deploy, /\.html$/).filter((page) =>
        whatIsOn.test(readFileSync(join(deploy, page), "utf8")),
      );
    expect(pagesAboutIt(publicFolder)).toContain("index.html");
    expect(pagesAboutIt(folder)).toEqual([]);
    const editor = /^admin\//;
    expect(findFiles(publicFolder, editor)).not.toEqual([]);
    expect(findFiles(folder, editor)).toEqual([]);
  });

  test("an online visitor sees new texts, prices and code, also in texts that were not edited", async ({
    page,
    host,
    pageErrors,
  }) => {
    await visitAndCache(page, host.url);
    host.deploy(folder);
    await page.goto(host.url);
    await expectPage(page, newHeading);
    await expect(page.locator("#pricing")).toContainText(newPrice);
    await follow(page, "/about");
    await expectPage(page, newAbout);
    await follow(page, "/faq");
    await expectPage(page, headings["/faq"]);
    await expect(page.locator("main")).toContainText(newPrice);
    await expect(page.locator(newCode)).toBeVisible();
    expect(pageErrors).toEqual([]);
  });

  test("pages that were not visited again are up to date offline", async ({
    page,
    context,
    host,
  }) => {
    await visitThenDeploy(page, host);
    const { url } = host;
    await page.goto(url);
    await expect.poll(() => cachedPage(page, "/about")).toContain(newAbout);
    await cutNetwork(context, host);
    await page.goto(`${url}/about`);
    await expectPage(page, newAbout);
  });

  for (const [network, hinder] of [
    [
      "a slow network",
      async (host: StaticServer) => {
        host.delayOf = (path) => (path === "/" ? 20_000 : 0);
      },
    ],
    ["no network", (host: StaticServer, context: BrowserContext) => cutNetwork(context, host)],
  ] as const) {
    test(`on ${network}, a page that was opened with a query before the redeploy is the new one`, async ({
      page,
      context,
      host,
    }) => {
      await visitAndCache(page, host.url);
      const address = `${host.url}/?from=poster`;
      await page.goto(address);
      await expectPage(page, headings["/"]);
      host.deploy(folder);
      await page.goto(`${host.url}/faq`);
      await expect.poll(() => cachedPage(page, "/about")).toContain(newAbout);
      await hinder(host, context);
      const answer = await page.goto(address, { timeout: 15_000 });
      expect(await answer?.text()).toContain(newHeading);
      await expectPage(page, newHeading);
    });
  }

  test("of the old deploy, only what has a hash in its name stays stored", async ({
    page,
    request,
    host,
  }) => {
    await visitAndCache(page, host.url);
    const [code] = findFiles(publicFolder, /^lightbox.*\.js$/).map((file) => `/${file}`);
    await page.evaluate((path) => fetch(path), String(code));
    await page.goto(`${host.url}/faq?from=poster`);
    await expect.poll(() => storedPaths(page)).toContain(code);
    const hasHash = (path: string) => isStatic(path) || path === code;
    const files = (await storedPaths(page)).filter(hasHash);
    expect(files.filter(isStatic)).not.toEqual([]);
    host.deploy(folder);
    await page.goto(host.url);
    await expect.poll(() => cachedPage(page, "/about")).toContain(newAbout);
    const stored = await storedPaths(page);
    expect(stored).toEqual(expect.arrayContaining(files));
    for (const path of stored.filter((path) => !hasHash(path))) {
      const current = await (await request.get(host.url + path)).text();
      expect(await cachedPage(page, path), path).toBe(current);
    }
  });

  test("a visitor who has turned Save-Data on keeps no page of the old deploy", async ({
    page,
    context,
    host,
  }) => {
    await visitThenDeploy(page, host);
    host.deploy(withDataSaving(folder, test.info().outputPath("public")));
    const storedPages = async () => (await storedPaths(page)).filter((path) => !isStatic(path));
    expect(await storedPages()).not.toEqual([]);
    await page.goto(host.url);
    await expect.poll(storedPages).toEqual([]);
    await page.goto(`${host.url}/about`);
    await expectPage(page, newAbout);
    expect(await storedPages()).toEqual([]);
    const { url } = host;
    await cutNetwork(context, host);
    await expect(page.goto(`${url}/about`)).rejects.toThrow("net::");
  });

  for (const [file, isFailing] of Object.entries({
    // The only script that has changed: the service worker does not load the others again.
    script: (path: string) => /^\/component---src-pages-faq-.*\.js$/.test(path),
    page: (path: string) => path === "/about",
  })) {
    test(`if a ${file} fails to load, the cached pages stay complete offline`, async ({
      page,
      context,
      host,
    }) => {
      await visitThenDeploy(page, host);
      host.failureOf = (path) => (isFailing(path) ? 503 : undefined);
      host.requests.length = 0;
      await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
      await expect.poll(() => host.requests.some(isFailing)).toBe(true);
      await expect.poll(() => isUpdating(page)).toBe(false);
      await expectAllPagesOffline(page, context, host);
    });
  }

  test("until the browser has the new deploy, a click opens the old page, but never after a page of the new one", async ({
    page,
    host,
  }) => {
    await visitAndCache(page, host.url);
    const loads = countLoads(page);
    host.deploy(folder);
    host.failureOf = (path) => (path === "/sw.js" ? 503 : undefined);
    host.requests.length = 0;
    await follow(page, "/faq");
    await expectPage(page, headings["/faq"]);
    await expect(page.locator("main")).not.toContainText(newPrice);
    await expect(page.locator(newCode)).toHaveCount(0);
    expect(host.requests).not.toContain("/faq");
    await page.reload();
    await expectPage(page, headings["/faq"]);
    await expect(page.locator("main")).toContainText(newPrice);
    await expect(page.locator(newCode)).toBeVisible();
    await expect.poll(() => host.requests).toContain("/sw.js");
    await follow(page, "/about");
    await expectPage(page, newAbout);
    expect(loads.count).toBe(3);
  });
});
