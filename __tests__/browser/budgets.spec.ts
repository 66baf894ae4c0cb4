import { routes } from "../../src/domain/routes";
import { phone } from "../support/browser/budgets";
import { expectPageWithinBudgets } from "../support/browser/pageBudgets";
import { expect, hydrated, test } from "../support/browser/test";
import { StaticServer } from "../support/hosts/staticServer";
import { publicFolder } from "../support/site/testSite";

test.describe("on a phone", () => {
  const server = new StaticServer(publicFolder, { isCompressed: true });

  test.use(phone);
  test.beforeAll(async () => {
    await server.start();
  });
  test.afterAll(() => server.stop());

  for (const route of routes) {
    test(`${route} is within budget for scripts, requests, HTML, headers, styles and fonts`, async ({
      page,
    }) => {
      await expectPageWithinBudgets(page, server, route, publicFolder);
    });
  }
});

test("hydration yields to the browser many times", async ({ page }) => {
  await page.addInitScript(() => {
    // React yields after 5 ms of work, and reads the clock before each small piece of it. This clock advances
    // by 1 ms per read, so the number of yields depends on the page and not on the speed of the machine.
    let now = performance.now();
    performance.now = () => {
      now += 1;
      return now;
    };
    // After each yield, React's scheduler continues by posting a message.
    Object.assign(window, { yields: 0 });
    const { postMessage } = MessagePort.prototype;
    MessagePort.prototype.postMessage = function (this: MessagePort, ...args: unknown[]) {
      const isHydrated = performance.getEntriesByName("onInitialClientRender").length > 0;
      if (!isHydrated) Object.assign(window, { yields: Object(window).yields + 1 });
      return postMessage.apply(this, args as never);
    };
  });
  await page.goto("/");
  await hydrated(page);
  expect(await page.evaluate(() => Object(window).yields)).toBeGreaterThan(20);
});
