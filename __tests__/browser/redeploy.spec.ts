import { formatRinggit } from "../../src/format/ringgit";
import { buildDeploy, removeDeploys } from "./support/deploys";
import { cutNetwork, expect, expectPage, routes, test, visitAndStore } from "./support/offline";
import type { SiteCopy } from "./support/siteCopy";

test.describe("after a redeploy", () => {
  const newHeading = "Meet you in the new lobby.";
  // Other scripts and emoji build like any text.
  const newAbout = "A new lobby 🎮 مرحبا 欢迎 👨‍👩‍👧";
  const newRate = 99;
  const newPrice = formatRinggit(newRate);
  const changeData = (copy: SiteCopy) =>
    copy
      .change("pricing", ({ rates }) => {
        rates[0].nonMember = newRate;
      })
      .change("home", ({ hero }) => {
        hero.headline = newHeading;
      })
      .change("about", (about) => {
        about.heading = newAbout;
      });
  const changeCode = (copy: SiteCopy) =>
    changeData(copy).replace("src/sections/faq/FaqSection.tsx", "<div>", '<div data-deploy="2">');
  const deploys: Record<string, string> = {};

  test.describe.configure({ mode: "serial" });

  test.beforeAll(async () => {
    test.setTimeout(600_000);
    deploys.data = await buildDeploy(changeData);
    deploys.code = await buildDeploy(changeCode);
  });

  test.afterAll(removeDeploys);

  for (const kind of ["data", "code"]) {
    test(`of ${kind}, an online visitor reads the new content on every page`, async ({
      page,
      host,
      pageErrors,
    }) => {
      await visitAndStore(page, host.url);
      host.deploy(deploys[kind] as string);
      await page.goto(host.url);
      await page.waitForLoadState("networkidle");
      await page.goto(host.url);
      await expectPage(page, newHeading);
      await expect(page.locator("#pricing")).toContainText(newPrice);
      await page.getByRole("navigation").getByRole("link", { name: "ABOUT" }).click();
      await expectPage(page, newAbout);
      await page.getByRole("navigation").getByRole("link", { name: "FAQ" }).click();
      await expectPage(page, routes["/faq"]);
      await expect(page.locator("main")).toContainText(newPrice);
      if (kind === "code") await expect(page.locator('[data-deploy="2"]')).toBeVisible();
      expect(pageErrors).toEqual([]);
    });

    test(`of ${kind}, an open tab never mixes old code with new data`, async ({ page, host }) => {
      await visitAndStore(page, host.url);
      host.deploy(deploys[kind] as string);
      await page.getByRole("navigation").getByRole("link", { name: "FAQ" }).click();
      await expectPage(page, routes["/faq"]);
      const mentionsNewPrice = (await page.locator("main").textContent())?.includes(newPrice);
      const hasNewCode = (await page.locator('[data-deploy="2"]').count()) > 0;
      if (kind === "code") expect(mentionsNewPrice).toBe(hasNewCode);
      await page.getByRole("navigation").getByRole("link", { name: "ABOUT" }).click();
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    });

    test(`of ${kind}, pages that were not visited again are new offline too`, async ({
      page,
      context,
      host,
    }) => {
      await visitAndStore(page, host.url);
      host.deploy(deploys[kind] as string);
      const { url } = host;
      await page.goto(url);
      await page.waitForFunction(async () => {
        const registration = await navigator.serviceWorker.getRegistration();
        return !registration?.installing && !registration?.waiting;
      });
      await expect
        .poll(() =>
          page.evaluate(
            async (text) => (await (await caches.match("/about"))?.text())?.includes(text),
            newAbout,
          ),
        )
        .toBe(true);
      await cutNetwork(context, host);
      await page.goto(`${url}/about`);
      await expectPage(page, newAbout);
    });
  }
});
