import { menu } from "../support/browser/menu";
import { expect, hydrated, test } from "../support/browser/test";
import { StaticServer } from "../support/hosts/staticServer";
import { publicFolder } from "../support/site/testSite";

test.describe("the site on a static host without redirect rules", () => {
  test("redirects a route in any casing, and leaves no entry in the history", async ({ page }) => {
    for (const [index, [asked, arrived]] of [
      ["/Events", "/events"],
      ["/FAQ", "/faq"],
      ["/eVeNtS?from=poster#inquiry", "/events?from=poster#inquiry"],
      ["/ABOUT/", "/about"],
      ["/fAq?q=1", "/faq?q=1"],
    ].entries()) {
      await page.goto(asked as string);
      await expect(page).toHaveURL(arrived as string);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(menu(page)).toBeVisible();
      // The first entry is that of the empty tab.
      expect(await page.evaluate(() => history.length)).toBe(index + 2);
    }
  });

  test("answers an unknown path with 404 and a blank page", async ({ page }) => {
    for (const path of ["/nope", "/events/2025", "/index"]) {
      const response = await page.goto(path);
      await hydrated(page);
      expect(response?.status()).toBe(404);
      await expect(page).toHaveURL(path);
      await expect(page.locator("#___gatsby")).toHaveText("");
      await expect(page.getByRole("navigation")).toHaveCount(0);
    }
  });
});

test.describe("the site without JavaScript, on a host that serves x.html for /x,", () => {
  test.use({ javaScriptEnabled: false });

  test("redirects /Events and /FAQ", async ({ page }) => {
    const server = await new StaticServer(publicFolder, { servesHtmlExtension: true }).start();
    for (const [asked, arrived] of [
      ["/Events", "/events"],
      ["/FAQ", "/faq"],
    ] as const) {
      await page.goto(server.url + asked);
      await expect(page).toHaveURL(server.url + arrived);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    }
    await server.stop();
  });
});
