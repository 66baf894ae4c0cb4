import { listFiles } from "../../src/content/node/listFiles";
import { field } from "../support/browser/inquiry";
import { turnOnDataSavingInWorker } from "../support/browser/loads";
import { follow } from "../support/browser/menu";
import {
  clearHttpCache,
  countLoads,
  cutNetwork,
  expect,
  expectAllPages,
  expectAllPagesOffline,
  expectPage,
  headings,
  isControlled,
  isStatic,
  registrations,
  storedPaths,
  test,
  visitAndCache,
} from "../support/browser/offline";
import { publicFolder } from "../support/site/testSite";

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

test("a click needs no request, whatever the casing of the link, and neither does Back", async ({
  page,
  context,
  host,
}) => {
  await visitAndCache(page, host.url);
  await clearHttpCache(context);
  host.requests.length = 0;
  for (const [address, route] of [
    ["/Events?from=poster", "/events"],
    ["/FAQ", "/faq"],
    ["/about/", "/about"],
    ["/", "/"],
  ] as const) {
    await follow(page, address);
    await expectPage(page, headings[route]);
  }
  await page.goBack();
  await expectPage(page, headings["/about"]);
  await page.waitForLoadState("networkidle");
  const isPageCodeOrData = (path: string) =>
    !isStatic(path) && !/^\/(sw|workbox|idb|map)/.test(path);
  expect(host.requests.filter(isPageCodeOrData)).toEqual([]);
});

for (const [failing, status] of [
  ["/about", 500],
  ["/404.html", 503],
] as const) {
  test(`an installation that fails halfway, at ${failing}, leaves nothing behind, and the next visit completes it`, async ({
    page,
    context,
    host,
  }) => {
    host.failureOf = (path) => (path === failing ? status : undefined);
    await page.goto(host.url);
    await expect.poll(() => host.requests).toContain(failing);
    await expect.poll(() => registrations(page)).toBe(0);
    expect(await isControlled(page)).toBe(false);
    host.failureOf = () => undefined;
    await visitAndCache(page, host.url);
    await expectAllPagesOffline(page, context, host);
  });
}

test("the not-found page is stored if the host sends it with its usual status", async ({
  page,
  context,
  host,
}) => {
  await context.route("**/404.html", async (route) =>
    route.fulfill({ response: await route.fetch(), status: 404 }),
  );
  await visitAndCache(page, host.url);
  const { url } = host;
  await cutNetwork(context, host);
  await page.goto(`${url}/nope`);
  await page.waitForLoadState("networkidle");
  await expect(page.locator("#___gatsby")).toHaveText("");
});

test("pages that were requested with a query are stored under their path alone", async ({
  page,
  host,
}) => {
  await visitAndCache(page, host.url);
  await page.goto(`${host.url}/?from=poster`);
  await page.goto(`${host.url}/faq?from=poster`);
  await page.waitForLoadState("networkidle");
  const stored = await storedPaths(page);
  expect(stored).toEqual(expect.arrayContaining([...routes, "/404.html"]));
  expect(stored.filter((path) => path.includes("?"))).toEqual([]);
});

test("only the photos that were seen last are stored", async ({ page, host }) => {
  await visitAndCache(page, host.url);
  const seen = await storedPaths(page);
  const photos = listFiles(publicFolder)
    .map((file) => encodeURI(`/${file}`))
    .filter((path) => /^\/static\/.*\.(avif|jpg|webp)$/.test(path) && !seen.includes(path));
  await page.evaluate(async (paths) => {
    for (const path of paths) await fetch(path);
  }, photos);
  await expect.poll(() => storedPaths(page)).toContain(photos.at(-1));
  expect(await storedPaths(page)).not.toContain(photos[0]);
});

test("with Save-Data, nothing is stored, and no page opens offline without its scripts", async ({
  page,
  context,
  host,
}) => {
  await turnOnDataSavingInWorker(page);
  await visitAndCache(page, host.url);
  await expectAllPages(page, host.url);
  const [lightbox] = listFiles(publicFolder).filter((file) => /^lightbox.*\.js$/.test(file));
  await page.evaluate((file) => fetch(`/${file}`), lightbox);
  await page.waitForLoadState("networkidle");
  const stored = await page.evaluate(async () => {
    const stores = (await caches.keys()).map(async (name) => (await caches.open(name)).keys());
    return (await Promise.all(stores)).flat().map(({ url }) => url);
  });
  expect(stored).toEqual([]);
  const { url } = host;
  await cutNetwork(context, host);
  await expect(page.goto(`${url}/faq`)).rejects.toThrow("net::");
});

test("the form editor comes from the network only", async ({ page, context, host }) => {
  await visitAndCache(page, host.url);
  for (const address of ["/admin", "/admin/#/collections", "/events"]) {
    await page.goto(host.url + address);
    await page.waitForLoadState("networkidle");
  }
  const paths = ["/admin/", "/admin/main.js", "/admin/main.css", "/admin/files.json"];
  const loaded = () =>
    page.evaluate(async (urls) => {
      const answers = await Promise.allSettled(urls.map((url) => fetch(url)));
      return urls.filter((_url, index) => answers[index]?.status === "fulfilled");
    }, paths);
  expect(await loaded()).toEqual(paths);
  const stored = await storedPaths(page);
  expect(stored.filter((path) => /admin/.test(path))).toEqual([]);
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
  const message = expect.stringMatching(/^Service worker registration failed/);
  expect(pageErrors).toEqual([message, message]);
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
