import { follow } from "../support/browser/menu";
import {
  cutNetwork,
  expect,
  expectPage,
  headings,
  test,
  visitAndCache,
} from "../support/browser/offline";
import { isViolation } from "../support/browser/test";
import { dataFile, filled } from "../support/site/data";
import { publicFolder } from "../support/site/testSite";

test.describe("offline after a single visit", () => {
  for (const visited of Object.keys(headings)) {
    test(`to ${visited}, it opens again by reload, and every page by URL and link, without a violation of the Content-Security-Policy`, async ({
      page,
      context,
      host,
      pageErrors,
    }) => {
      await visitAndCache(page, host.url + visited);
      const { url } = host;
      await cutNetwork(context, host);
      for (const [route, heading] of Object.entries(headings)) {
        await page.goto(url + route);
        await expectPage(page, heading);
        if (route !== visited) continue;
        await page.reload();
        await expectPage(page, heading);
      }
      await follow(page, "/events");
      await expectPage(page, headings["/events"]);
      await follow(page, "/");
      await expectPage(page, headings["/"]);
      expect(pageErrors.filter(isViolation)).toEqual([]);
    });
  }

  test("a page opens with a query string, in another case and with a trailing slash, an unknown path stays blank, and a photo seen during the visit still loads", async ({
    page,
    context,
    host,
  }) => {
    await visitAndCache(page, host.url);
    const { url } = host;
    await cutNetwork(context, host);
    await page.reload();
    const hero = page.getByRole("img").first();
    await expect
      .poll(() => hero.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    for (const address of ["/events?from=poster", "/eVeNtS", "/Events", "/events/"]) {
      await page.goto(url + address);
      await expectPage(page, headings["/events"]);
    }
    await page.goto(`${url}/nope`);
    await expect(page.locator("#___gatsby")).toHaveText("");
  });
});

test("on a slow network the cached page is shown instead of a long wait", async ({
  page,
  host,
}) => {
  await visitAndCache(page, host.url);
  host.delayOf = (path) => (path === "/faq" ? 20_000 : 0);
  await page.goto(`${host.url}/faq`, { timeout: 15_000 });
  await expectPage(page, headings["/faq"]);
});

test.describe("the page that the plugin makes for the service worker", () => {
  test.use({ serviceWorkers: "block" });

  test("becomes the page of its address, in its language and with no other title", async ({
    page,
    server,
  }) => {
    const path = `${publicFolder}/offline-plugin-app-shell-fallback/index.html`;
    await page.route(`${server.url}/faq`, (route) => route.fulfill({ path }));
    await page.goto("/faq");
    await expectPage(page, headings["/faq"]);
    await expect(page.locator("html")).toHaveAttribute("lang", "en-MY");
    await follow(page, "/events");
    await expectPage(page, headings["/events"]);
    await expect(page.locator("head link[rel=canonical]")).toHaveCount(1);
    await expect(page).toHaveTitle(filled(dataFile("pages").events.title));
    await expect(page.locator("title")).toHaveCount(1);
  });
});
