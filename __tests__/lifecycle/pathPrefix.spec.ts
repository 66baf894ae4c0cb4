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
import { sectionItems } from "../support/site/data";
import { SiteCopy } from "../support/site/siteCopy";
import { publicFolder } from "../support/site/testSite";

const pathPrefix = "/lobby";
const { siteBase } = dataFiles.site;
const mapUrl = "https://maps.example/embed?place=1";

/** Like the page of a map service: drawn by a script that reads its origin, with a link to a new tab. */
const mapPage = `<!doctype html><body><script>
  document.body.innerHTML =
    '<h1>Map of ' + origin + '</h1><a target="_blank" href="https://maps.example/large">Larger map</a>';
</script>`;

test.describe("a site with a path prefix, OFFLINE=off and another site's map", () => {
  let copy: SiteCopy;
  let site: StaticServer;

  test.describe.configure({ mode: "serial" });

  test.beforeAll(async () => {
    test.setTimeout(600_000);
    copy = await SiteCopy.make();
    copy.change("site", ({ map }) => {
      map.embedUrl = mapUrl;
    });
    await copy.build({
      options: ["--prefix-paths"],
      environment: { PATH_PREFIX: pathPrefix, OFFLINE: "off" },
    });
    site = await new StaticServer(copy.path("public"), { pathPrefix }).start();
  });

  test.afterAll(async () => {
    await site?.stop();
    await copy.remove();
  });

  test.beforeEach(({ context }) =>
    context.route("https://maps.example/**", (route) =>
      route.fulfill({ contentType: "text/html", body: mapPage }),
    ),
  );

  test("opens every page by URL and by link without an error", async ({ page, pageErrors }) => {
    await expectAllPages(page, site.url + pathPrefix);
    for (const route of ["/events", "/faq", "/"] as const) {
      const path = pathPrefix + route;
      await follow(page, path);
      await expectPage(page, headings[route]);
      await expect(page).toHaveURL(site.url + path);
      const current = page.locator("header nav [aria-current=page]");
      await expect(current).toHaveAttribute("href", new RegExp(`^${path}$`, "i"));
    }
    const [{ label, section }] = sectionItems as [(typeof sectionItems)[number]];
    await page.goto(`${site.url}${pathPrefix}/faq`);
    await expectPage(page, headings["/faq"]);
    await page.getByRole("banner").getByRole("link", { name: label, exact: true }).click();
    await expect(page.locator(`#${section}`)).toBeFocused();
    expect(pageErrors).toEqual([]);
  });

  test("has the prefix in the rules for hosts", () => {
    const redirects = readFileSync(copy.path("public/_redirects"), "utf8");
    expect(redirects).toContain(`${pathPrefix}/FAQ ${pathPrefix}/faq 301\n`);
    const headers = readFileSync(copy.path("public/_headers"), "utf8");
    expect(headers).toContain(`\n${pathPrefix}/app-`);
  });

  test("redirects other casings without a rule of the host", async ({ page }) => {
    await page.goto(`${site.url}${pathPrefix}/Events?from=poster#inquiry`);
    await expect(page).toHaveURL(`${site.url}${pathPrefix}/events?from=poster#inquiry`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });

  test("has the prefix in the addresses for search engines", async ({ page, request }) => {
    await page.goto(`${site.url}${pathPrefix}/faq`);
    const address = `${siteBase}${pathPrefix}/faq`;
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", address);
    const sitemap = await request.get(`${site.url}${pathPrefix}/sitemap-0.xml`);
    expect(await sitemap.text()).toContain(`<loc>${address}</loc>`);
    const text = await page.locator('script[type="application/ld+json"]').textContent();
    const [venue, trail] = JSON.parse(text ?? "")["@graph"];
    expect(venue.url).toBe(`${siteBase}${pathPrefix}/`);
    expect(venue.image).toContain(`${siteBase}${pathPrefix}/static/`);
    expect(trail.itemListElement[1].item).toBe(address);
  });

  test("has the prefix in every address of its web app manifest", async ({ request }) => {
    const answer = await request.get(`${site.url}${pathPrefix}/manifest.webmanifest`);
    const { start_url, scope, icons } = await answer.json();
    const paths = [start_url, scope, icons[0].src];
    for (const { href } of paths.map((path) => new URL(path, answer.url()))) {
      expect(href.startsWith(`${site.url}${pathPrefix}/`)).toBe(true);
      expect((await request.get(href)).status()).toBe(200);
    }
  });

  test("embeds the map, whose scripts run and whose links open a new tab", async ({ page }) => {
    await page.goto(`${site.url}${pathPrefix}/about`);
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
    const folder = copy.path("public-with-old-pages");
    cpSync(publicFolder, folder, { recursive: true });
    cpSync(copy.path("public/sw.js"), join(folder, "sw.js"));
    host.deploy(folder);
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
