import { listFiles } from "../../src/content/node/listFiles";
import { follow } from "../support/browser/menu";
import {
  clearHttpCache,
  cutNetwork,
  expect,
  expectAllPagesOffline,
  expectPage,
  headings,
  storedPaths,
  test,
  visitAndCache,
} from "../support/browser/offline";
import { hydrated, isViolation } from "../support/browser/test";
import type { StaticServer } from "../support/hosts/staticServer";
import { publicFolder } from "../support/site/testSite";

test.describe("offline after a single visit", () => {
  for (const visited of Object.keys(headings)) {
    test(`to ${visited}, every page opens by URL and link, without a violation of the Content-Security-Policy`, async ({
      page,
      context,
      host,
      pageErrors,
    }) => {
      await visitAndCache(page, host.url + visited);
      await expectAllPagesOffline(page, context, host);
      await follow(page, "/events");
      await expectPage(page, headings["/events"]);
      await expect(page.locator("html")).toHaveAttribute("lang", "en-MY");
      await expect(page.locator("head link[rel=canonical]")).toHaveCount(1);
      await expect(page).toHaveTitle("Feasts at Bubble Hall");
      expect(pageErrors.filter(isViolation)).toEqual([]);
    });
  }

  test("a page opens with a query string, in another case and with a trailing slash, an unknown path stays blank, and a photo seen during the visit still loads", async ({
    page,
    context,
    host,
  }) => {
    await visitAndCache(page, host.url);
    const hero = page.getByRole("img").first();
    const isStored = (image: HTMLImageElement) => caches.match(image.currentSrc).then(Boolean);
    await expect.poll(() => hero.evaluate(isStored)).toBe(true);
    const { url } = host;
    await cutNetwork(context, host);
    await page.reload();
    await expectPage(page, headings["/"]);
    await expect
      .poll(() => hero.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    for (const address of ["/events?from=poster", "/eVeNtS", "/Events", "/events/"]) {
      await page.goto(url + address);
      await expectPage(page, headings["/events"]);
    }
    await page.goto(`${url}/nope`);
    await page.waitForLoadState("networkidle");
    await expect(page.locator("#___gatsby")).toHaveText("");
  });

  test("a photo opens large again if it has been opened before", async ({
    page,
    context,
    host,
  }) => {
    const open = () => page.getByRole("link", { name: "One guest.", exact: true }).click();
    const width = () =>
      page
        .locator('.pswp__item[aria-hidden="false"] img.pswp__img:not(.pswp__img--placeholder)')
        .evaluate((image: HTMLImageElement) => image.naturalWidth);
    await visitAndCache(page, host.url);
    await open();
    await expect.poll(width).toBeGreaterThan(0);
    await page.waitForLoadState("networkidle");
    await cutNetwork(context, host);
    await page.reload();
    await hydrated(page);
    await open();
    await expect.poll(width).toBeGreaterThan(0);
  });

  test("the browser says that it is offline for a photo that was not seen, and for the form editor", async ({
    page,
    context,
    host,
  }) => {
    await visitAndCache(page, host.url);
    const stored = await storedPaths(page);
    const unseen = listFiles(publicFolder)
      .map((file) => `/${file}`)
      .find((path) => path.endsWith(".webp") && !stored.includes(path));
    const { url } = host;
    await cutNetwork(context, host);
    for (const path of [unseen, "/admin/", "/admin#/collections"]) {
      const tab = await context.newPage();
      await expect(tab.goto(url + path), path).rejects.toThrow("net::");
    }
  });
});

for (const [trouble, hinder] of [
  [
    "page that the host does not send",
    (host: StaticServer) => {
      host.delayOf = (path) => (path === "/faq" ? 60_000 : 0);
    },
  ],
  [
    "page that stops halfway",
    (host: StaticServer) => {
      host.stallsAt = (path) => path === "/faq";
    },
  ],
] as const) {
  test(`a ${trouble} comes from the store instead`, async ({ page, context, host }) => {
    await visitAndCache(page, host.url);
    await clearHttpCache(context);
    hinder(host);
    await page.goto(`${host.url}/faq`, { timeout: 15_000 });
    await expectPage(page, headings["/faq"]);
  });
}
