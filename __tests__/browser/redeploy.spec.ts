import { buildDeploy, removeDeploys } from "./support/deploys";
import { cutNetwork, expect, expectPage, routes, test, visitAndStore } from "./support/offline";

test.describe("after a redeploy", () => {
  const newHeading = "Meet you in the new lobby.";
  const newPrice = { file: "data/pricing.json", replace: '"nonMember": 8', by: '"nonMember": 9' };
  const newData = [
    newPrice,
    { file: "data/home.json", replace: routes["/"], by: newHeading },
    { file: "data/about.json", replace: routes["/about"], by: "A new lobby" },
  ];
  const newCode = [
    ...newData,
    { file: "src/sections/faq/FaqSection.tsx", replace: "<div>", by: '<div data-deploy="2">' },
  ];
  const deploys: Record<string, string> = {};

  test.describe.configure({ mode: "serial" });

  test.beforeAll(async () => {
    test.setTimeout(600_000);
    deploys.data = await buildDeploy(newData);
    deploys.code = await buildDeploy(newCode);
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
      await expect(page.locator("#pricing")).toContainText("RM9");
      await page.getByRole("navigation").getByRole("link", { name: "ABOUT" }).click();
      await expectPage(page, "A new lobby");
      await page.getByRole("navigation").getByRole("link", { name: "FAQ" }).click();
      await expectPage(page, routes["/faq"]);
      await expect(page.getByText("PC gaming at RM9 an hour")).toHaveCount(1);
      if (kind === "code") await expect(page.locator('[data-deploy="2"]')).toBeVisible();
      expect(pageErrors).toEqual([]);
    });

    test(`of ${kind}, an open tab never mixes old code with new data`, async ({ page, host }) => {
      await visitAndStore(page, host.url);
      host.deploy(deploys[kind] as string);
      await page.getByRole("navigation").getByRole("link", { name: "FAQ" }).click();
      await expectPage(page, routes["/faq"]);
      const mentionsNewPrice = (await page.locator("main").textContent())?.includes("RM9 an hour");
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
          page.evaluate(async () =>
            (await (await caches.match("/about"))?.text())?.includes("A new lobby"),
          ),
        )
        .toBe(true);
      await cutNetwork(context, host);
      await page.goto(`${url}/about`);
      await expectPage(page, "A new lobby");
    });
  }
});
