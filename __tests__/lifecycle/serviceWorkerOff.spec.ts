import {
  countLoads,
  expect,
  expectAllPages,
  expectPage,
  headings,
  isControlled,
  registrations,
  test,
  visitAndCache,
} from "../support/browser/offline";
import { buildDeploy, removeDeploys } from "../support/site/testSite";

test.describe("a build with OFFLINE=off", () => {
  test.afterAll(removeDeploys);

  test("removes the service worker and its caches for good", async ({ page, host }) => {
    test.setTimeout(600_000);
    const offlineOffBuild = await buildDeploy(() => {}, { environment: { OFFLINE: "off" } });
    await visitAndCache(page, host.url);
    await page.evaluate(() => caches.open("of another site on this origin"));
    host.deploy(offlineOffBuild);
    const loads = countLoads(page);
    await page.goto(host.url);
    await expectPage(page, headings["/"]);
    await expect.poll(() => registrations(page)).toBe(0);
    await expectAllPages(page, host.url);
    await expect.poll(() => registrations(page)).toBe(0);
    expect(await isControlled(page)).toBe(false);
    expect(await page.evaluate(() => caches.keys())).toEqual(["of another site on this origin"]);
    expect(loads.count).toBe(1 + Object.keys(headings).length);
  });
});
