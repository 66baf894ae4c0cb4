import { cpSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { follow } from "../support/browser/menu";
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
import { dataFiles } from "../support/fixture";
import { StaticServer } from "../support/hosts/staticServer";
import { build, changeData, publicFolder, renewSources, testSites } from "../support/site/testSite";

const pathPrefix = "/lobby";

/** Like the page of a map service: drawn by a script that reads its origin, with a link to a new tab. */
const mapPage = `<!doctype html><body><script>
  document.body.innerHTML =
    '<h1>Map of ' + origin + '</h1><a target="_blank" href="https://maps.example/large">Larger map</a>';
</script>`;

test.describe("a site with a path prefix, OFFLINE=off and another site's map", () => {
  let folder = "";
  let site: StaticServer;
  let address = "";

  test.describe.configure({ mode: "serial" });

  test.beforeAll(async () => {
    test.setTimeout(600_000);
    const workspace = join(testSites, "path-prefix");
    await renewSources(workspace);
    const embedUrl = "https://maps.example/embed?place=1";
    changeData(workspace, "site", ({ map }) => Object.assign(map, { embedUrl }));
    const environment = { PATH_PREFIX: pathPrefix, OFFLINE: "off" };
    folder = await build(workspace, ["--prefix-paths"], environment);
    site = await new StaticServer(folder, { pathPrefix }).start();
    address = site.url + pathPrefix;
  });

  test.afterAll(() => site?.stop());

  test.beforeEach(({ context }) =>
    context.route("https://maps.example/**", (route) =>
      route.fulfill({ contentType: "text/html", body: mapPage }),
    ),
  );

  test("opens every page by URL, in another casing, and by link without an error", async ({
    page,
    pageErrors,
  }) => {
    await expectAllPages(page, address);
    for (const route of ["/events", "/faq", "/"] as const) {
      await follow(page, pathPrefix + route);
      await expectPage(page, headings[route]);
      await expect(page).toHaveURL(address + route);
      const current = page.locator("header nav [aria-current=page]");
      await expect(current).toHaveAttribute("href", new RegExp(`^${pathPrefix}${route}$`, "i"));
    }
    await page.goto(`${address}/faq`);
    await expectPage(page, headings["/faq"]);
    await page.getByRole("banner").getByRole("link", { name: "PRICES" }).click();
    await expect(page.locator("#pricing")).toBeFocused();
    expect(pageErrors).toEqual([]);
    await page.goto(`${address}/Events?from=poster#inquiry`);
    await expect(page).toHaveURL(`${address}/events?from=poster#inquiry`);
    await expectPage(page, headings["/events"]);
  });

  test("has the prefix in what hosts, search engines and phones read", () => {
    const published = dataFiles.site.siteBase + pathPrefix;
    for (const [file, text] of [
      ["_redirects", `${pathPrefix}/FAQ ${pathPrefix}/faq 301\n`],
      ["_headers", `\n${pathPrefix}/app-`],
      ["FAQ.html", `location.replace("${pathPrefix}/faq"`],
      ["sitemap-0.xml", `<loc>${published}/faq</loc>`],
      ["faq.html", `rel="canonical" href="${published}/faq"`],
      ["faq.html", `rel="manifest" href="${pathPrefix}/manifest.webmanifest"`],
    ] as const) {
      expect.soft(readFileSync(join(folder, file), "utf8"), file).toContain(text);
    }
  });

  test("embeds the map, whose scripts run and whose links open a new tab", async ({ page }) => {
    await page.goto(`${address}/about`);
    await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
    const map = page.frameLocator("footer iframe");
    await expect(map.getByRole("heading", { name: "Map of https://maps.example" })).toBeVisible();
    const popup = page.waitForEvent("popup");
    await map.getByRole("link", { name: "Larger map" }).click();
    expect((await popup).url()).toBe("https://maps.example/large");
    const frame = page.locator("footer iframe");
    // It may not navigate the page or send forms.
    await expect(frame).toHaveAttribute(
      "sandbox",
      "allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox",
    );
    // Map services check which site embeds them.
    await expect(frame).toHaveJSProperty("referrerPolicy", "strict-origin");
  });

  test("has a sw.js that removes an earlier service worker and its caches for good", async ({
    page,
    host,
  }) => {
    await visitAndCache(page, host.url);
    await page.evaluate(() => caches.open("of another site on this origin"));
    const oldPages = test.info().outputPath("public");
    cpSync(publicFolder, oldPages, { recursive: true });
    cpSync(join(folder, "sw.js"), join(oldPages, "sw.js"));
    host.deploy(oldPages);
    const loads = countLoads(page);
    await page.goto(host.url);
    await expect.poll(() => registrations(page)).toBe(0);
    await expectAllPages(page, host.url);
    await expect.poll(() => registrations(page)).toBe(0);
    expect(await isControlled(page)).toBe(false);
    expect(await page.evaluate(() => caches.keys())).toEqual(["of another site on this origin"]);
    expect(loads.count).toBe(1 + Object.keys(headings).length);
  });
});
