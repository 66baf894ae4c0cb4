import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { filesIn } from "../../src/build/filesIn";
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
import { buildDeploy, publicFolder, removeDeploys } from "../support/site/testSite";

/** Returns the pages with coming events or notices, or with the script that shows and hides them. */
async function pagesAbout(folder: string): Promise<string[]> {
  const pages = (await filesIn(folder)).filter((file) => file.endsWith(".html"));
  return pages.filter((page) =>
    /data-until|hidden-notice|webcal/.test(readFileSync(join(folder, page), "utf8")),
  );
}

test.describe("a build with everything switched off", () => {
  let folder = "";

  test.describe.configure({ mode: "serial" });

  test.beforeAll(async () => {
    test.setTimeout(600_000);
    folder = await buildDeploy(
      (copy) =>
        copy
          .change("comingEvents", (content) => Object.assign(content, { events: [] }))
          .change("notices", (content) => Object.assign(content, { notices: [] }))
          .change("site", ({ editing }) => Object.assign(editing, { repository: null })),
      { environment: { OFFLINE: "off" } },
    );
  });

  test.afterAll(removeDeploys);

  test("has nothing for coming events and notices in any page", async () => {
    expect(await pagesAbout(publicFolder)).toContain("index.html");
    expect(await pagesAbout(folder)).toEqual([]);
  });

  test("without editing.repository removes the form editor of an earlier build", () => {
    expect(existsSync(join(publicFolder, "admin"))).toBe(true);
    expect(existsSync(join(folder, "admin"))).toBe(false);
  });

  test("with OFFLINE=off removes the service worker and its caches for good", async ({
    page,
    host,
  }) => {
    await visitAndCache(page, host.url);
    await page.evaluate(() => caches.open("of another site on this origin"));
    host.deploy(folder);
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
