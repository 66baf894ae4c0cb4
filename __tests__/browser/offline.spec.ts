import { follow } from "../support/browser/menu";
import {
  cutNetwork,
  expect,
  expectPage,
  routes,
  test,
  visitAndStore,
} from "../support/browser/offline";

test.describe("offline, after one visit", () => {
  for (const visited of Object.keys(routes)) {
    test(`to ${visited}, all pages open by address, reload and link`, async ({
      page,
      context,
      host,
    }) => {
      await visitAndStore(page, host.url + visited);
      const { url } = host;
      await cutNetwork(context, host);
      for (const [route, heading] of Object.entries(routes)) {
        await page.goto(url + route);
        await expectPage(page, heading);
        await page.reload();
        await expectPage(page, heading);
      }
      await follow(page, "/events");
      await expectPage(page, routes["/events"]);
      await follow(page, "/");
      await expectPage(page, routes["/"]);
    });
  }

  test("a page opens with a query, in another casing and with a slash at its end", async ({
    page,
    context,
    host,
  }) => {
    await visitAndStore(page, host.url);
    const { url } = host;
    await cutNetwork(context, host);
    for (const address of ["/events?from=poster", "/eVeNtS", "/Events", "/events/"]) {
      await page.goto(url + address);
      await expectPage(page, routes["/events"]);
    }
  });

  test("an unknown path stays blank", async ({ page, context, host }) => {
    await visitAndStore(page, host.url);
    const { url } = host;
    await cutNetwork(context, host);
    await page.goto(`${url}/nope`);
    await expect(page.locator("#___gatsby")).toHaveText("");
  });

  test("the photos that the first visit showed are still there", async ({
    page,
    context,
    host,
  }) => {
    await visitAndStore(page, host.url);
    await cutNetwork(context, host);
    await page.reload();
    const hero = page.getByRole("img").first();
    await expect
      .poll(() => hero.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  });
});

test("on a slow network the stored page comes instead of a long wait", async ({ page, host }) => {
  await visitAndStore(page, host.url);
  host.delayOf = (path) => (path === "/faq" ? 20_000 : 0);
  await page.goto(`${host.url}/faq`, { timeout: 15_000 });
  await expectPage(page, routes["/faq"]);
});
