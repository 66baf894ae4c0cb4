import { follow } from "../support/browser/menu";
import {
  expect,
  expectAllPagesOffline,
  expectPage,
  headings,
  test,
  visitAndCache,
} from "../support/browser/offline";
import { isViolation } from "../support/browser/test";

test("offline after a single visit, every page opens by URL and link, without a violation of the Content-Security-Policy", async ({
  page,
  context,
  host,
  pageErrors,
}) => {
  await visitAndCache(page, `${host.url}/faq`);
  await expectAllPagesOffline(page, context, host);
  await follow(page, "/events");
  await expectPage(page, headings["/events"]);
  await follow(page, "/#pricing");
  await expect(page.locator("#pricing")).toBeFocused();
  expect(pageErrors.filter(isViolation)).toEqual([]);
});
