import { field } from "../support/browser/inquiry";
import { follow } from "../support/browser/menu";
import {
  countLoads,
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
import { dataFile } from "../support/site/data";

const routes = Object.keys(headings);

for (const [when, missing] of [
  ["when all is well", ""],
  ["when sw.js is gone", "/sw.js"],
]) {
  test(`a later visit gets each page from the host, and no visit loads a page twice, ${when}`, async ({
    page,
    host,
  }) => {
    const loads = countLoads(page);
    await visitAndCache(page, host.url);
    host.failureOf = (path) => (path === missing ? 404 : undefined);
    host.requests.length = 0;
    await expectAllPages(page, host.url);
    expect(host.requests).toEqual(expect.arrayContaining(routes));
    expect(loads.count).toBe(1 + routes.length);
  });
}

test("an installation that fails halfway leaves nothing behind, and the next visit completes it", async ({
  page,
  context,
  host,
}) => {
  host.failureOf = (path) => (path === "/about" ? 500 : undefined);
  await page.goto(host.url);
  await expect.poll(() => host.requests).toContain("/about");
  await expect.poll(() => registrations(page)).toBe(0);
  expect(await isControlled(page)).toBe(false);
  host.failureOf = () => undefined;
  await visitAndCache(page, host.url);
  await expectAllPagesOffline(page, context, host);
});

test("calendar files and the form editor come from the network only", async ({
  page,
  context,
  host,
}) => {
  await visitAndCache(page, `${host.url}/events`);
  const [{ id }] = dataFile("comingEvents").events;
  const download = page.waitForEvent("download");
  await page.locator(`article#${id} a[href$='.ics']`).click();
  expect((await download).suggestedFilename()).toBe(`${id}.ics`);
  const paths = ["/events.ics", "/admin/", "/admin/main.js", "/admin/main.css", "/admin/logo.svg"];
  const loaded = () =>
    page.evaluate(async (urls) => {
      const answers = await Promise.allSettled(urls.map((url) => fetch(url)));
      return urls.filter((_url, index) => answers[index]?.status === "fulfilled");
    }, paths);
  expect(await loaded()).toEqual(paths);
  await context.setOffline(true);
  expect(await loaded()).toEqual([]);
});

test("a page that may not use service workers, such as one in a sandboxed frame, only logs it", async ({
  page,
  host,
  pageErrors,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, "serviceWorker", {
      get() {
        throw new DOMException("Service worker is disabled.", "SecurityError");
      },
    });
  });
  await page.goto(host.url);
  await expectPage(page, headings["/"]);
  await follow(page, "/faq");
  await expectPage(page, headings["/faq"]);
  expect(pageErrors).toEqual([expect.stringMatching(/^Service worker registration failed/)]);
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
  for (const route of ["/faq", "/about", "/", "/events"] as const) {
    await follow(page, route);
    await expectPage(page, headings[route]);
  }
  await field(page, "message").fill("typed");
  await expect(field(page, "message")).toHaveValue("typed");
  expect(pageErrors).toEqual([]);
});
