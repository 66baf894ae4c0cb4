import { field } from "../support/browser/inquiry";
import { follow } from "../support/browser/menu";
import {
  countLoads,
  cutNetwork,
  expect,
  expectAllPages,
  expectAllPagesOffline,
  expectPage,
  headings,
  isControlled,
  registrations,
  test,
  visitAndCache,
} from "../support/browser/offline";

test.describe("with the service worker", () => {
  test("a first visit loads the page only once", async ({ page, host }) => {
    const loads = countLoads(page);
    await visitAndCache(page, host.url);
    await expectPage(page, headings["/"]);
    expect(loads.count).toBe(1);
  });

  test("a second visit requests the page from the host and loads it only once", async ({
    page,
    host,
  }) => {
    await visitAndCache(page, host.url);
    host.requests.length = 0;
    const loads = countLoads(page);
    await page.goto(host.url);
    await expectPage(page, headings["/"]);
    expect(host.requests).toContain("/");
    expect(loads.count).toBe(1);
  });

  for (const status of [404, 500]) {
    test(`a ${status} for sw.js on a first visit is logged and breaks no page`, async ({
      page,
      host,
      pageErrors,
    }) => {
      host.failureOf = (path) => (path === "/sw.js" ? status : undefined);
      await expectAllPages(page, host.url);
      await expect.poll(() => pageErrors.join()).toContain("Service worker registration failed");
      await expect.poll(() => registrations(page)).toBe(0);
    });

    test(`a ${status} for sw.js on a later visit does not stop fresh pages`, async ({
      page,
      host,
    }) => {
      await visitAndCache(page, host.url);
      host.failureOf = (path) => (path === "/sw.js" ? status : undefined);
      host.requests.length = 0;
      const loads = countLoads(page);
      await expectAllPages(page, host.url);
      expect(host.requests).toEqual(expect.arrayContaining(Object.keys(headings)));
      expect(loads.count).toBe(Object.keys(headings).length);
    });
  }

  test("an installation that fails halfway leaves nothing behind, and the next visit completes it", async ({
    page,
    context,
    host,
  }) => {
    host.failureOf = (path) => (path === "/about" ? 500 : undefined);
    await page.goto(host.url);
    await expectPage(page, headings["/"]);
    await expect.poll(() => host.requests).toContain("/about");
    await expect.poll(() => registrations(page)).toBe(0);
    expect(await isControlled(page)).toBe(false);

    host.failureOf = () => undefined;
    await visitAndCache(page, host.url);
    await expectAllPagesOffline(page, context, host);
  });

  test("a page that the browser has evicted from the cache is not blank offline", async ({
    page,
    context,
    host,
  }) => {
    await visitAndCache(page, host.url);
    await page.evaluate(async () => {
      for (const name of await caches.keys()) {
        await (await caches.open(name)).delete("/about", { ignoreSearch: true });
      }
    });
    const { url } = host;
    await cutNetwork(context, host);
    // The browser shows its own error page.
    await expect(page.goto(`${url}/about`)).rejects.toThrow("net::ERR_FAILED");
    await page.waitForURL(/^chrome-error:/);
    await page.goto(url);
    await expectPage(page, headings["/"]);
  });

  test("a full disk on a first visit breaks no page", async ({ page, context, host }) => {
    const devtools = await context.newCDPSession(page);
    await page.goto(`${host.url}/robots.txt`);
    await devtools.send("Storage.overrideQuotaForOrigin", { origin: host.url, quotaSize: 1000 });
    const loads = countLoads(page);
    await expectAllPages(page, host.url);
    await follow(page, "/events");
    await expectPage(page, headings["/events"]);
    expect(loads.count).toBe(Object.keys(headings).length);
  });

  test("a disk that is full after the first visit does not stop fresh pages", async ({
    page,
    context,
    host,
  }) => {
    await visitAndCache(page, host.url);
    const devtools = await context.newCDPSession(page);
    await devtools.send("Storage.overrideQuotaForOrigin", { origin: host.url, quotaSize: 1000 });
    host.requests.length = 0;
    await expectAllPages(page, host.url);
    expect(host.requests).toEqual(expect.arrayContaining(Object.keys(headings)));
  });

  test("the whole site works in a private window without service workers and storage", async ({
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
    for (const route of ["/events", "/faq", "/about", "/"] as const) {
      await follow(page, route);
      await expectPage(page, headings[route]);
    }
    await page.goto(`${host.url}/events`);
    await field(page, "Message").fill("typed");
    await expect(field(page, "Message")).toHaveValue("typed");
    expect(pageErrors).toEqual([]);
  });
});
