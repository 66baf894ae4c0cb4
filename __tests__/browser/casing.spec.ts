import { menu } from "../support/browser/menu";
import { expect, test } from "../support/browser/test";
import { StaticServer } from "../support/hosts/staticServer";
import { publicFolder } from "../support/site/testSite";

test.describe("the site on a static host without redirect rules", () => {
  for (const [asked, arrived] of [
    ["/Events", "/events"],
    ["/FAQ", "/faq"],
    ["/eVeNtS?from=poster#inquiry", "/events?from=poster#inquiry"],
    ["/ABOUT/", "/about"],
    ["/fAq?q=1", "/faq?q=1"],
  ] as const) {
    test(`redirects ${asked} to ${arrived}`, async ({ page }) => {
      await page.goto(asked);
      await expect(page).toHaveURL(arrived);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(menu(page)).toBeVisible();
      expect(await page.evaluate(() => history.length)).toBe(2);
    });
  }

  for (const path of ["/nope", "/events/2025", "/index"]) {
    test(`answers ${path} with 404 and a blank page`, async ({ page }) => {
      const response = await page.goto(path);
      await page.waitForLoadState("networkidle");
      expect(response?.status()).toBe(404);
      await expect(page).toHaveURL(path);
      await expect(page.locator("#___gatsby")).toHaveText("");
      await expect(page.getByRole("navigation")).toHaveCount(0);
    });
  }
});

test.describe("the site without JavaScript, on a host that serves x.html for /x,", () => {
  test.use({ javaScriptEnabled: false });

  for (const [asked, arrived] of [
    ["/Events", "/events"],
    ["/FAQ", "/faq"],
  ] as const) {
    test(`redirects ${asked} to ${arrived}`, async ({ page }) => {
      const server = await new StaticServer(publicFolder, { servesHtmlExtension: true }).start();
      await page.goto(server.url + asked);
      await expect(page).toHaveURL(server.url + arrived);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await server.stop();
    });
  }
});
