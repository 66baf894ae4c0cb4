import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { listFiles } from "../../src/node/listFiles";
import { fillIn, mockFormService, submit, withStatus } from "../support/browser/inquiry";
import { follow } from "../support/browser/menu";
import {
  cachedPage,
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
  isUpdating,
  pageFile,
  registrations,
  storedPaths,
  test,
  visitAndCache,
} from "../support/browser/offline";
import { hydrated } from "../support/browser/test";
import { codeDeploy } from "../support/site/codeDeploy";
import { publicFolder } from "../support/site/testSite";

const routes = Object.keys(headings);

const isPicture = (path: string) => /\.(avif|webp|jpg)$/.test(path);

/** Of the cache for photos, as in `offline.js`. */
const MAX_FILES = 100;

const isStored = (image: HTMLElement) =>
  caches.match((image as HTMLImageElement).currentSrc).then(Boolean);

const naturalWidth = (image: HTMLElement) => (image as HTMLImageElement).naturalWidth;

test("offline, a page opens in another spelling, an unknown path stays blank, and a photo seen during the visit still loads, if the host sends 404.html with 404", async ({
  page,
  context,
  host,
}) => {
  await context.route("**/404.html", async (route) =>
    route.fulfill({ response: await route.fetch(), status: 404 }),
  );
  await visitAndCache(page, host.url);
  const hero = page.getByRole("img").first();
  await expect.poll(() => hero.evaluate(isStored)).toBe(true);
  const { url } = host;
  await cutNetwork(context, host);
  await page.reload();
  await expectPage(page, headings["/"]);
  await expect.poll(() => hero.evaluate(naturalWidth)).toBeGreaterThan(0);
  for (const address of ["/events?from=poster", "/eVeNtS", "/events/"]) {
    await page.goto(url + address);
    await expectPage(page, headings["/events"]);
  }
  await page.goto(`${url}/nope`);
  await page.waitForLoadState("networkidle");
  await expect(page.locator("#___gatsby")).toHaveText("");
});

test("offline, a photo opens large again if it has been opened before", async ({
  page,
  context,
  host,
}) => {
  const open = () => page.getByRole("link", { name: "One guest.", exact: true }).click();
  const large = page.locator(
    '.pswp__item[aria-hidden="false"] img.pswp__img:not(.pswp__img--placeholder)',
  );
  await visitAndCache(page, host.url);
  await open();
  await expect.poll(() => large.evaluate(naturalWidth)).toBeGreaterThan(0);
  await page.waitForLoadState("networkidle");
  await cutNetwork(context, host);
  await page.reload();
  await hydrated(page);
  await open();
  await expect.poll(() => large.evaluate(naturalWidth)).toBeGreaterThan(0);
});

for (const vary of ["Accept", "*"]) {
  test(`offline, every page opens, and a photo seen during the visit still loads, if the host says Vary: ${vary}`, async ({
    page,
    context,
    host,
  }) => {
    host.headers = { vary };
    await visitAndCache(page, host.url);
    const hero = page.getByRole("img").first();
    await expect.poll(() => hero.evaluate(isStored)).toBe(true);
    const { url } = host;
    await expectAllPagesOffline(page, context, host);
    await page.goto(url);
    await expect.poll(() => hero.evaluate(naturalWidth)).toBeGreaterThan(0);
  });
}

test("a page that the host does not send, that stops halfway, or in whose place the host reports that it is overloaded, comes from the store instead", async ({
  page,
  context,
  host,
}) => {
  await visitAndCache(page, host.url);
  await clearHttpCache(context);
  host.delayOf = (path) => (path === "/faq" ? 60_000 : 0);
  host.stallsAt = (path) => path === "/about";
  host.failureOf = (path) => (path === "/events" ? 503 : undefined);
  for (const route of ["/faq", "/about", "/events"] as const) {
    await page.goto(host.url + route, { timeout: 15_000 });
    await expectPage(page, headings[route]);
  }
});

test("a later visit gets each page from the host, and no visit loads a page twice", async ({
  page,
  host,
}) => {
  const loads = countLoads(page);
  await visitAndCache(page, host.url);
  host.requests.length = 0;
  await expectAllPages(page, host.url);
  expect(host.requests).toEqual(expect.arrayContaining(routes));
  expect(loads.count).toBe(1 + routes.length);
});

test("no file is downloaded twice, and a click requests nothing but the page", async ({
  page,
  context,
  host,
}) => {
  await visitAndCache(page, host.url);
  expect(host.sent.filter(({ status }) => status >= 400)).toEqual([]);
  const downloads = host.sent.filter(({ bytes }) => bytes > 0).map(({ path }) => path);
  expect(downloads.filter((path, index) => downloads.indexOf(path) !== index)).toEqual([]);
  await clearHttpCache(context);
  host.requests.length = 0;
  for (const route of ["/events", "/faq", "/about", "/"] as const) {
    await follow(page, route);
    await expectPage(page, headings[route]);
  }
  await page.waitForLoadState("networkidle");
  const isPageCodeOrData = (path: string) =>
    !isStatic(path) && !/^\/(sw|workbox|idb|map)/.test(path);
  expect(host.requests.filter(isPageCodeOrData)).toEqual(["/events", "/faq", "/about", "/"]);
});

test("after a login page or another odd answer in place of a page, the page is still stored", async ({
  page,
  context,
  host,
}) => {
  await visitAndCache(page, host.url);
  host.asksToLogIn = (path) => path === "/faq";
  await page.goto(`${host.url}/faq`);
  await expect(page.getByRole("heading")).toHaveText("Log in");
  await page.goto(host.url);
  await expectAllPagesOffline(page, context, host);
});

test("a photo in whose place the host has sent a login page once is not stored, and is shown at once or at the next visit", async ({
  page,
  host,
}) => {
  await visitAndCache(page, `${host.url}/faq`);
  const refused = new Set<string>();
  // Each file once, so that the page gets it when it asks again.
  host.asksToLogIn = (path) => isPicture(path) && !refused.has(path) && Boolean(refused.add(path));
  await page.goto(host.url);
  await hydrated(page);
  const hero = page.getByRole("img").first();
  await expect.poll(() => hero.evaluate(naturalWidth)).toBeGreaterThan(0);
  expect(refused.size).toBeGreaterThan(0);
  host.asksToLogIn = isPicture;
  await page.goto(`${host.url}/about`);
  await hydrated(page);
  await expect.poll(() => hero.evaluate(naturalWidth)).toBe(0);
  host.asksToLogIn = () => false;
  await page.reload();
  await expect.poll(() => hero.evaluate(naturalWidth)).toBeGreaterThan(0);
});

test("without a service worker, a page loads no other page", async ({ page, host }) => {
  host.failureOf = (path) => (path === "/sw.js" ? 404 : undefined);
  await page.goto(`${host.url}/faq`);
  await hydrated(page);
  await page.waitForLoadState("networkidle");
  const isOfPage = (path: string) =>
    [...routes, "/404.html"].includes(path) || /src-pages/.test(path);
  const script = expect.stringMatching("src-pages-faq");
  expect(host.requests.filter(isOfPage)).toEqual(["/faq", script]);
  expect(host.requests.filter(isPicture)).toEqual([]);
});

for (const { what, odd } of [
  {
    what: "fails halfway",
    odd: { failureOf: (path: string) => (path === "/about" ? 500 : undefined) },
  },
  {
    what: "gets a login page in place of a script",
    odd: { asksToLogIn: (path: string) => /^\/component---src-pages-about-.*js$/.test(path) },
  },
]) {
  test(`an installation that ${what} ends, and the next visit completes it`, async ({
    page,
    context,
    host,
  }) => {
    const { failureOf, asksToLogIn } = host;
    Object.assign(host, odd);
    await page.goto(host.url);
    await expect.poll(() => host.requests).toContain("/about");
    await expect.poll(() => registrations(page)).toBe(0);
    expect(await isControlled(page)).toBe(false);
    Object.assign(host, { failureOf, asksToLogIn });
    await visitAndCache(page, host.url);
    await expectAllPagesOffline(page, context, host);
  });
}

test("if a host has the new sw.js before the new pages, none of the old pages is stored as a new one, and the next visit completes the deploy", async ({
  page,
  host,
}, testInfo) => {
  await visitAndCache(page, host.url);
  const next = codeDeploy(testInfo.outputPath("public"));
  const half = testInfo.outputPath("half");
  cpSync(publicFolder, half, { recursive: true });
  for (const file of listFiles(next).filter((name) => name.endsWith(".js"))) {
    cpSync(join(next, file), join(half, file));
  }
  const script = /\/app-\w+\.js/.exec(readFileSync(join(next, "index.html"), "utf8"))?.[0] ?? "";
  host.deploy(half);
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await expect.poll(() => isUpdating(page)).toBe(false);
  expect(await cachedPage(page, "/about")).not.toContain(script);
  host.deploy(next);
  await page.goto(`${host.url}/faq`);
  await expect.poll(() => cachedPage(page, "/about")).toContain(script);
});

test("a site whose first page leads elsewhere, and that has no service worker, ends the old one", async ({
  page,
  host,
}) => {
  await visitAndCache(page, host.url);
  host.failureOf = (path) => ({ "/": 302, "/sw.js": 404 })[path];
  await page.reload().catch(() => undefined);
  await page.goto(`${host.url}/robots.txt`);
  await expect.poll(() => registrations(page)).toBe(0);
});

test("when another site without a service worker takes over the address, its pages are shown from the first click on, also if the browser has stopped the old service worker in between", async ({
  page,
  context,
  host,
}, testInfo) => {
  await visitAndCache(page, host.url);
  const other = testInfo.outputPath("other");
  for (const folder of ["", "faq"]) {
    mkdirSync(join(other, folder), { recursive: true });
    writeFileSync(join(other, folder, "index.html"), `<h1>Other</h1><a href="/faq">Questions</a>`);
  }
  for (const file of ["404.html", "_headers"]) writeFileSync(join(other, file), "");
  await clearHttpCache(context);
  host.deploy(other);
  await page.goto(host.url);
  await expect(page.getByRole("heading")).toHaveText("Other");
  const session = await context.newCDPSession(page);
  await session.send("ServiceWorker.enable");
  await session.send("ServiceWorker.stopAllWorkers");
  await page.getByRole("link").click();
  await expect(page).toHaveURL(`${host.url}/faq`);
  await expect(page.getByRole("heading")).toHaveText("Other");
  await expect.poll(() => registrations(page)).toBe(0);
  expect(await storedPaths(page)).toEqual([]);
});

test("only pages, under their path alone, and the photos that were seen last are stored", async ({
  page,
  context,
  host,
}) => {
  await visitAndCache(page, host.url);
  for (const address of ["/?from=poster", "/faq?from=poster"]) {
    await page.goto(host.url + address);
    await page.waitForLoadState("networkidle");
  }
  const seen = await storedPaths(page);
  expect(seen).toEqual(expect.arrayContaining([...routes.map(pageFile), "/404.html"]));
  expect(seen.filter((path) => path.includes("?"))).toEqual([]);
  // Rules of gatsby-plugin-offline that come after ours would store it.
  const [icon = ""] = listFiles(publicFolder).filter((file) => /^icons\/.*\.png$/.test(file));
  await page.evaluate((path) => fetch(path), `/${icon}`);
  const [unseen = "", ...photos] = listFiles(publicFolder)
    .map((file) => encodeURI(`/${file}`))
    .filter((path) => isStatic(path) && isPicture(path) && !seen.includes(path))
    .slice(0, MAX_FILES + 20);
  await page.evaluate(async (paths) => {
    for (const path of paths) await fetch(path);
  }, photos);
  await expect.poll(() => storedPaths(page)).toContain(photos.at(-1));
  const stored = await storedPaths(page);
  expect(stored).not.toContain(photos[0]);
  expect(stored).not.toContain(`/${icon}`);
  await context.setOffline(true);
  await expect(page.goto(host.url + unseen)).rejects.toThrow("net::");
});

test("with Save-Data, nothing is stored, and no page opens offline without its scripts", async ({
  page,
  context,
  host,
}) => {
  // A service worker has a `navigator` of its own.
  await context.route("**/sw.js", async (route) => {
    const response = await route.fetch();
    const saving = 'Object.defineProperty(navigator, "connection", { value: { saveData: true } });';
    await route.fulfill({ response, body: saving + (await response.text()) });
  });
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
  const addresses = ["/admin", "/admin/", "/admin/#/collections"];
  for (const address of [...addresses, "/events"]) {
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
  for (const address of addresses) {
    const tab = await context.newPage();
    await expect(tab.goto(host.url + address), address).rejects.toThrow("net::");
  }
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
  const { alerts } = await mockFormService(page, withStatus(200));
  await page.evaluate(() => dispatchEvent(new Event("pagehide")));
  await fillIn(page);
  await submit(page);
  await expect.poll(() => alerts).toHaveLength(1);
  expect(pageErrors).toEqual([]);
});
