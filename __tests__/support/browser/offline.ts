import type { BrowserContext, Page } from "@playwright/test";
import type { StaticServer } from "../hosts/staticServer";
import { headings } from "../site/data";
import { test as base, expect, hydrated } from "./test";

export { expect, headings };

export const test = base.extend({ serviceWorkers: "allow" });

/** Opens a page, and waits until the service worker has cached the site and controls the page. */
export async function visitAndCache(page: Page, url: string) {
  await page.goto(url);
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated");
  await page.waitForLoadState("networkidle");
}

export async function expectPage(page: Page, heading: string) {
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
  await hydrated(page);
  await expect(page.getByRole("contentinfo")).toBeVisible();
}

/** Leaves only what the service worker has stored: also empties the browser's HTTP cache. */
export async function cutNetwork(context: BrowserContext, host: StaticServer) {
  await clearHttpCache(context);
  await Promise.all([context.setOffline(true), host.stop()]);
}

export async function clearHttpCache(context: BrowserContext) {
  const [page] = context.pages() as [Page];
  const session = await context.newCDPSession(page);
  await session.send("Network.clearBrowserCache");
}

/** Counts the page loads of the tab from now on, reloads included. */
export function countLoads(page: Page) {
  const loads = { count: 0 };
  page.on("load", () => {
    loads.count += 1;
  });
  return loads;
}

export async function expectAllPages(page: Page, url: string) {
  for (const [route, heading] of Object.entries(headings)) {
    await page.goto(url + route);
    await expectPage(page, heading);
  }
}

/** Cuts the network, and does not restore it. */
export async function expectAllPagesOffline(
  page: Page,
  context: BrowserContext,
  host: StaticServer,
) {
  const { url } = host;
  await cutNetwork(context, host);
  await expectAllPages(page, url);
}

export const isControlled = (page: Page) =>
  page.evaluate(() => navigator.serviceWorker.controller !== null);

export const registrations = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);

/** Whether a new service worker is being installed or activated. */
export const isUpdating = (page: Page) =>
  page.evaluate(async () => {
    const { installing, waiting, active } = (await navigator.serviceWorker.getRegistration()) ?? {};
    return Boolean(installing || waiting || active?.state === "activating");
  });

/** Returns the stored HTML of a page, or an empty string while the service worker is being updated. */
export async function cachedPage(page: Page, path: string): Promise<string> {
  if (await isUpdating(page)) return "";
  return page.evaluate(async (path) => {
    const stored = await caches.match(path, { ignoreSearch: true });
    return (await stored?.text()) ?? "";
  }, pageFile(path));
}

/** Lists the paths of everything stored, without the revisions that Workbox adds to them. */
export const storedPaths = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const stores = (await caches.keys()).map(async (name) => (await caches.open(name)).keys());
    const urls = (await Promise.all(stores)).flat().map(({ url }) => new URL(url));
    for (const { searchParams } of urls) searchParams.delete("__WB_REVISION__");
    return urls.map(({ pathname, search }) => pathname + search);
  });

/** The path of the file of a page. */
export const pageFile = (route: string) => `${route}/index.html`.replace("//", "/");

/** Whether a file is one that is stored when it is seen: a photo or a font. */
export const isStatic = (path: string) => path.startsWith("/static/");
