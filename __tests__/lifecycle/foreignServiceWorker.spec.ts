import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { launchOptions } from "../support/browser/chromium";
import {
  expect,
  expectAllPages,
  expectAllPagesOffline,
  expectPage,
  headings,
  test,
} from "../support/browser/offline";
import { publicFolder } from "../support/site/testSite";

const copies: string[] = [];

/** Copies the built site and replaces its sw.js by another script. Returns the folder of the copy. */
function siteWithWorker(script: string): string {
  const folder = mkdtempSync(join(tmpdir(), "site-"));
  copies.push(folder);
  cpSync(publicFolder, folder, { recursive: true });
  writeFileSync(join(folder, "sw.js"), script);
  return folder;
}

test.afterAll(() => {
  for (const folder of copies.splice(0)) rmSync(folder, { recursive: true });
});

test.describe("the service worker of a previous site on the same origin", () => {
  const otherPage = "<!doctype html><title>Other</title><h1>The other site</h1>";
  const cacheFirstWorker = `
    self.addEventListener("install", (event) => event.waitUntil((async () => {
      const cache = await caches.open("other-site");
      for (const path of ["/", "/events", "/faq", "/about"]) {
        await cache.put(path, new Response(${JSON.stringify(otherPage)}, { headers: { "content-type": "text/html" } }));
      }
      await self.skipWaiting();
    })()));
    self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));
    self.addEventListener("fetch", (event) => event.respondWith(
      caches.match(event.request).then((stored) => stored || fetch(event.request))));`;

  async function visitOtherSite(page: Page, url: string, script: string) {
    await page.goto(`${url}/robots.txt`);
    await page.evaluate(async (path) => {
      await navigator.serviceWorker.register(path);
      await navigator.serviceWorker.ready;
    }, script);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await page.goto(url);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("The other site");
  }

  test("is replaced by the second visit if it has the same file name", async ({
    page,
    context,
    host,
  }) => {
    host.deploy(siteWithWorker(cacheFirstWorker));
    await visitOtherSite(page, host.url, "/sw.js");
    host.deploy(publicFolder);
    // The previous worker still answers the first visit, while the browser installs the new sw.js.
    await page.addInitScript(() =>
      navigator.serviceWorker.addEventListener("controllerchange", () => {
        document.documentElement.dataset.isReplaced = "yes";
      }),
    );
    await page.goto(host.url);
    await expect(page.locator("[data-is-replaced]")).toHaveCount(1, { timeout: 15_000 });
    await expectAllPages(page, host.url);
    await page.waitForLoadState("networkidle");
    await expectAllPagesOffline(page, context, host);
  });

  test("is replaced as soon as one page comes from the network if it has another file name", async ({
    playwright,
    host,
  }) => {
    // In a browser of its own: after the other test, Chromium 156 often keeps the new worker waiting.
    const browser = await playwright.chromium.launch(launchOptions());
    const context = await browser.newContext({ serviceWorkers: "allow" });
    const page = await context.newPage();
    const folder = siteWithWorker("");
    writeFileSync(join(folder, "other.js"), cacheFirstWorker);
    host.deploy(folder);
    await visitOtherSite(page, host.url, "/other.js");
    host.deploy(publicFolder);
    await page.goto(`${host.url}/?from=poster`);
    await expectPage(page, headings["/"]);
    await page.waitForFunction(() =>
      navigator.serviceWorker.controller?.scriptURL.endsWith("/sw.js"),
    );
    await page.waitForLoadState("networkidle");
    await expectAllPages(page, host.url);
    await expectAllPagesOffline(page, context, host);
    await browser.close();
  });
});
