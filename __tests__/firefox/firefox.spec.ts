import { expect, test } from "@playwright/test";
import puppeteer, { type Browser, type Page } from "puppeteer-core";
import { type Route, routes } from "../../src/domain/routes";
import { StaticServer } from "../support/hosts/staticServer";
import { requireProgram } from "../support/programs";
import { headings } from "../support/site/data";
import { publicFolder } from "../support/site/testSite";

/** In ms, as in Playwright's configuration: builds may run at the same time. */
const TIMEOUT = 120_000;

test.describe("in Firefox", () => {
  let host: StaticServer;
  let browser: Browser;
  let page: Page;

  test.beforeAll(async () => {
    const executablePath = requireProgram("firefox-esr", "firefox");
    browser = await puppeteer.launch({ browser: "firefox", executablePath, timeout: TIMEOUT });
  });

  test.beforeEach(async () => {
    host = await new StaticServer(publicFolder).start();
    page = await browser.newPage();
    page.setDefaultTimeout(TIMEOUT);
    await page.setViewport({ width: 1280, height: 800 });
  });

  test.afterEach(async () => {
    await page.close();
    await host.stop();
  });

  test.afterAll(() => browser.close());

  /** Once more if Firefox gives up, as it sometimes does on a busy machine, with the message NS_BINDING_ABORTED. */
  const open = (url: string) => expect(() => page.goto(url)).toPass({ timeout: TIMEOUT });

  async function visit(path: string) {
    await open(host.url + path);
    await page.waitForFunction(
      () => performance.getEntriesByName("onInitialClientRender").length > 0,
    );
  }

  const expectPage = (route: Route) =>
    page.waitForFunction(
      (heading) => document.querySelector("h1")?.textContent === heading,
      {},
      headings[route],
    );

  test("no page violates the Content-Security-Policy", async () => {
    await page.evaluateOnNewDocument(() => {
      Object.assign(window, { violations: [] });
      addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) =>
        Object(window).violations.push(`${effectiveDirective} ${blockedURI}`),
      );
    });
    for (const route of routes) {
      await visit(route);
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      expect(await page.evaluate(() => Object(window).violations)).toEqual([]);
    }
  });

  test("every page opens offline after a single visit", async () => {
    await visit("/");
    // Not the state of the service worker: in Firefox, it sometimes stays "activating" although all is cached.
    const isCached = () =>
      page.evaluate(async () => {
        const about = await caches.match("/about/index.html", { ignoreSearch: true });
        return about !== undefined && navigator.serviceWorker.controller !== null;
      });
    await expect.poll(isCached, { timeout: TIMEOUT }).toBe(true);
    const { url } = host;
    await host.stop();
    for (const route of routes) {
      await open(url + route);
      await expectPage(route);
    }
  });
});
