import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { buildDeploy, removeDeploys } from "./support/deploys";
import { cutNetwork, expect, expectPage, routes, test, visitAndStore } from "./support/offline";

const copies: string[] = [];

/** The built site with another file at the address of its service worker. */
function siteWithWorker(script: string): string {
  const folder = mkdtempSync(join(tmpdir(), "site-"));
  copies.push(folder);
  cpSync("public", folder, { recursive: true });
  writeFileSync(join(folder, "sw.js"), script);
  return folder;
}

test.afterAll(() => {
  for (const folder of copies) rmSync(folder, { recursive: true });
});

/** How often the tab has loaded a page, to tell a reload from none. */
function countLoads(page: Page) {
  const loads = { count: 0 };
  page.on("load", () => {
    loads.count += 1;
  });
  return loads;
}

async function expectAllPages(page: Page, url: string) {
  for (const [route, heading] of Object.entries(routes)) {
    await page.goto(url + route);
    await expectPage(page, heading);
  }
}

const isControlled = (page: Page) =>
  page.evaluate(() => navigator.serviceWorker.controller !== null);

const registrations = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);

test.describe("with the service worker", () => {
  test("a first visit shows the page, and loads it once", async ({ page, host }) => {
    const loads = countLoads(page);
    await visitAndStore(page, host.url);
    await expectPage(page, routes["/"]);
    expect(loads.count).toBe(1);
  });

  test("a second visit asks the host for the page again, and loads it once", async ({
    page,
    host,
  }) => {
    await visitAndStore(page, host.url);
    host.requests.length = 0;
    const loads = countLoads(page);
    await page.goto(host.url);
    await expectPage(page, routes["/"]);
    expect(host.requests).toContain("/");
    expect(loads.count).toBe(1);
  });

  for (const status of [404, 500]) {
    test(`a sw.js that answers ${status} leaves a first visit as it is, and is logged`, async ({
      page,
      host,
      pageErrors,
    }) => {
      host.failureOf = (path) => (path === "/sw.js" ? status : undefined);
      await expectAllPages(page, host.url);
      await expect.poll(() => pageErrors.join()).toContain("Service worker registration failed");
      expect(await registrations(page)).toBe(0);
    });

    test(`a sw.js that answers ${status} later on leaves a visitor who has it with fresh pages`, async ({
      page,
      host,
    }) => {
      await visitAndStore(page, host.url);
      host.failureOf = (path) => (path === "/sw.js" ? status : undefined);
      host.requests.length = 0;
      const loads = countLoads(page);
      await expectAllPages(page, host.url);
      expect(host.requests).toEqual(expect.arrayContaining(Object.keys(routes)));
      expect(loads.count).toBe(Object.keys(routes).length);
    });
  }

  test("a visit that breaks off while it stores leaves nothing half, and the next one mends it", async ({
    page,
    context,
    host,
  }) => {
    host.failureOf = (path) => (path === "/about" ? 500 : undefined);
    await page.goto(host.url);
    await expectPage(page, routes["/"]);
    await expect.poll(() => host.requests).toContain("/about");
    await expect.poll(() => registrations(page)).toBe(0);
    expect(await isControlled(page)).toBe(false);

    host.failureOf = () => undefined;
    await visitAndStore(page, host.url);
    const { url } = host;
    await cutNetwork(context, host);
    await expectAllPages(page, url);
  });

  test("a page that the browser has thrown away is not blank offline", async ({
    page,
    context,
    host,
  }) => {
    await visitAndStore(page, host.url);
    await page.evaluate(async () => {
      for (const name of await caches.keys()) {
        await (await caches.open(name)).delete("/about", { ignoreSearch: true });
      }
    });
    const { url } = host;
    await cutNetwork(context, host);
    // The browser's own message that there is no network.
    await expect(page.goto(`${url}/about`)).rejects.toThrow("net::ERR_FAILED");
    await page.waitForURL(/^chrome-error:/);
    await page.goto(url);
    await expectPage(page, routes["/"]);
  });

  test("a full disk keeps nobody from reading", async ({ page, context, host }) => {
    const devtools = await context.newCDPSession(page);
    await page.goto(`${host.url}/robots.txt`);
    await devtools.send("Storage.overrideQuotaForOrigin", { origin: host.url, quotaSize: 1000 });
    const loads = countLoads(page);
    await expectAllPages(page, host.url);
    await page.getByRole("navigation").getByRole("link", { name: "EVENTS" }).click();
    await expectPage(page, routes["/events"]);
    expect(loads.count).toBe(Object.keys(routes).length);
  });

  test("a disk that is full after the first visit keeps nobody from fresh pages", async ({
    page,
    context,
    host,
  }) => {
    await visitAndStore(page, host.url);
    const devtools = await context.newCDPSession(page);
    await devtools.send("Storage.overrideQuotaForOrigin", { origin: host.url, quotaSize: 1000 });
    host.requests.length = 0;
    await expectAllPages(page, host.url);
    expect(host.requests).toEqual(expect.arrayContaining(Object.keys(routes)));
  });

  test("a private window without service workers and storage has the whole site", async ({
    page,
    host,
    pageErrors,
  }) => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(Navigator.prototype, "serviceWorker");
      for (const storage of ["localStorage", "sessionStorage", "indexedDB", "caches"]) {
        Object.defineProperty(window, storage, {
          get() {
            throw new DOMException("The operation is insecure.", "SecurityError");
          },
        });
      }
    });
    await expectAllPages(page, host.url);
    for (const name of ["EVENTS", "FAQ", "ABOUT", "HOME"]) {
      await page.getByRole("navigation").getByRole("link", { name }).click();
    }
    await expectPage(page, routes["/"]);
    await page.goto(`${host.url}/events`);
    await page.getByLabel("Message").fill("typed");
    await expect(page.getByLabel("Message")).toHaveValue("typed");
    expect(pageErrors).toEqual([]);
  });
});

test.describe("with the service worker of another site that was here before", () => {
  const otherPage = "<!doctype html><title>Other</title><h1>The other site</h1>";
  const answersItself = `
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

  test("under the same name, the second visit has this site, and it works offline", async ({
    page,
    context,
    host,
  }) => {
    host.deploy(siteWithWorker(answersItself));
    await visitOtherSite(page, host.url, "/sw.js");
    host.deploy("public");
    // The first visit still belongs to the other one; the browser looks for its successor meanwhile.
    await page.goto(host.url);
    await expect
      .poll(() => page.evaluate(async () => (await caches.keys()).join()), { timeout: 15_000 })
      .toContain("runtime");
    await page.waitForFunction(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      return !registration?.installing && !registration?.waiting;
    });
    await expectAllPages(page, host.url);
    await page.waitForLoadState("networkidle");
    const { url } = host;
    await cutNetwork(context, host);
    await expectAllPages(page, url);
  });

  test("under another name, it is replaced as soon as one page gets through", async ({
    page,
    context,
    host,
  }) => {
    const folder = siteWithWorker("");
    writeFileSync(join(folder, "other.js"), answersItself);
    host.deploy(folder);
    await visitOtherSite(page, host.url, "/other.js");
    host.deploy("public");
    await page.goto(`${host.url}/?from=poster`);
    await expectPage(page, routes["/"]);
    await page.waitForFunction(() =>
      navigator.serviceWorker.controller?.scriptURL.endsWith("/sw.js"),
    );
    await page.waitForLoadState("networkidle");
    await expectAllPages(page, host.url);
    const { url } = host;
    await cutNetwork(context, host);
    await expectAllPages(page, url);
  });
});

test.describe("the service worker's farewell", () => {
  test.afterAll(removeDeploys);

  test("removes it, and all that it had stored, and nothing comes back", async ({ page, host }) => {
    test.setTimeout(600_000);
    const farewell = await buildDeploy(() => {}, { environment: { OFFLINE: "off" } });
    await visitAndStore(page, host.url);
    await page.evaluate(() => caches.open("of another site on this origin"));
    host.deploy(farewell);
    const loads = countLoads(page);
    await page.goto(host.url);
    await expectPage(page, routes["/"]);
    await expect.poll(() => registrations(page)).toBe(0);
    await expectAllPages(page, host.url);
    await expect.poll(() => registrations(page)).toBe(0);
    expect(await isControlled(page)).toBe(false);
    expect(await page.evaluate(() => caches.keys())).toEqual(["of another site on this origin"]);
    expect(loads.count).toBe(1 + Object.keys(routes).length);
  });
});
