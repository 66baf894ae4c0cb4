import { routes } from "../../src/domain/routes";
import { phone } from "../support/browser/budgets";
import { expectPageWithinBudgets } from "../support/browser/pageBudgets";
import { test } from "../support/browser/test";
import { StaticServer } from "../support/hosts/staticServer";
import { publicFolder } from "../support/site/testSite";

test.describe("performance budgets", () => {
  let server: StaticServer;

  test.beforeAll(async () => {
    server = await new StaticServer(publicFolder, { isCompressed: true }).start();
  });
  test.afterAll(() => server.stop());

  test.describe("on a phone", () => {
    test.use(phone);

    for (const route of routes) {
      test(`${route} is within budget for scripts, requests, HTML, headers, styles and fonts`, async ({
        page,
      }) => {
        await expectPageWithinBudgets(page, server, route, publicFolder);
      });
    }
  });
});
