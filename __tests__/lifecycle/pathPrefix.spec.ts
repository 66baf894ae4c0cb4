import { follow } from "../support/browser/menu";
import { cutNetwork, expect, expectPage, headings, test } from "../support/browser/offline";
import { hydrated } from "../support/browser/test";
import { redirectsOf } from "../support/hosts/hostFiles";
import { StaticServer } from "../support/hosts/staticServer";
import { dataFile } from "../support/site/data";
import type { SiteCopy } from "../support/site/siteCopy";
import { copyTestSite } from "../support/site/testSite";

const pathPrefix = "/lobby";
const mapUrl = "https://maps.example/embed?place=1";

/** Like the page of a map service: drawn by a script that reads its origin, with a link to a new tab. */
const mapPage = `<!doctype html><body><script>
  document.body.innerHTML =
    '<h1>Map of ' + origin + '</h1><a target="_blank" href="https://maps.example/large">Larger map</a>';
</script>`;

test.describe("a site with a path prefix, on a static host without redirect rules,", () => {
  let copy: SiteCopy;
  let folder = "";
  let site: StaticServer;

  test.describe.configure({ mode: "serial" });

  test.beforeAll(async () => {
    test.setTimeout(600_000);
    // Not in the shared workspace, because pages in Gatsby's cache would keep URLs without the prefix.
    copy = await copyTestSite();
    copy.change("site", ({ map }) => {
      map.embedUrl = mapUrl;
    });
    await copy.build({ options: ["--prefix-paths"], environment: { PATH_PREFIX: pathPrefix } });
    folder = copy.path("public");
    site = await new StaticServer(folder, { pathPrefix }).start();
  });

  test.afterAll(async () => {
    await site.stop();
    await copy.remove();
  });

  test("opens every page by URL and by link without an error", async ({ page, pageErrors }) => {
    await page.route(mapUrl, (route) => route.fulfill({ contentType: "text/html", body: mapPage }));
    for (const [route, heading] of Object.entries(headings)) {
      await page.goto(site.url + pathPrefix + route);
      await expectPage(page, heading);
    }
    for (const route of ["/events", "/faq", "/"] as const) {
      // Gatsby's link to the home page has no trailing slash.
      const path = pathPrefix + (route === "/" ? "" : route);
      await follow(page, path);
      await expectPage(page, headings[route]);
      await expect(page).toHaveURL(site.url + path);
    }
    expect(pageErrors).toEqual([]);
  });

  for (const [asked, arrived] of [
    ["/Events?from=poster#inquiry", "/events?from=poster#inquiry"],
    ["/FAQ", "/faq"],
    ["/aBoUt/", "/about"],
  ] as const) {
    test(`redirects ${asked} to ${arrived}`, async ({ page }) => {
      await page.goto(site.url + pathPrefix + asked);
      await expect(page).toHaveURL(site.url + pathPrefix + arrived);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    });
  }

  test("answers an unknown path with 404 and a blank page", async ({ page }) => {
    const response = await page.goto(`${site.url}${pathPrefix}/nope`);
    await hydrated(page);
    expect(response?.status()).toBe(404);
    await expect(page.locator("#___gatsby")).toHaveText("");
  });

  test("has the prefix in _redirects", () => {
    const redirect = redirectsOf(folder, "netlify", () => false);
    expect(redirect(`${pathPrefix}/FAQ`)).toEqual({ location: `${pathPrefix}/faq`, status: 301 });
  });

  test("has the prefix in canonical URLs and the sitemap", async ({ page }) => {
    const { siteBase } = dataFile("site");
    await page.goto(`${site.url}${pathPrefix}/faq`);
    const canonical = page.locator('link[rel="canonical"]');
    await expect(canonical).toHaveAttribute("href", `${siteBase}${pathPrefix}/faq`);
    const sitemap = await page.request.get(`${site.url}${pathPrefix}/sitemap-0.xml`);
    expect(await sitemap.text()).toContain(`<loc>${siteBase}${pathPrefix}/faq</loc>`);
  });

  test("has the prefix in its structured data", async ({ request }) => {
    const { siteBase } = dataFile("site");
    const html = await (await request.get(`${site.url}${pathPrefix}/faq`)).text();
    const [, text = ""] = /ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
    const [venue, trail] = JSON.parse(text)["@graph"];
    expect(venue.url).toBe(`${siteBase}${pathPrefix}/`);
    expect(venue.image).toContain(`${siteBase}${pathPrefix}/static/`);
    expect(trail.itemListElement[1].item).toBe(`${siteBase}${pathPrefix}/faq`);
  });

  test("has the prefix in every URL of its web app manifest", async ({ request }) => {
    const answer = await request.get(`${site.url}${pathPrefix}/manifest.webmanifest`);
    const { start_url, scope, icons, shortcuts } = await answer.json();
    const below = `${site.url}${pathPrefix}/`;
    expect(new URL(start_url, answer.url()).href).toBe(below);
    expect(new URL(scope, answer.url()).href).toBe(below);
    const urls = [
      ...icons.map(({ src }: { src: string }) => src),
      ...shortcuts.map(({ url }: { url: string }) => url),
    ];
    for (const url of urls) {
      const { href } = new URL(url, answer.url());
      expect(href.startsWith(below)).toBe(true);
      expect((await request.get(href)).status()).toBe(200);
    }
  });

  test("embeds another site's map, which works but cannot navigate the page away", async ({
    page,
    context,
  }) => {
    await context.route("https://maps.example/**", (route) =>
      route.fulfill({ contentType: "text/html", body: mapPage }),
    );
    await page.goto(`${site.url}${pathPrefix}/about`);
    await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
    const map = page.frameLocator("footer iframe");
    await expect(map.getByRole("heading", { name: "Map of https://maps.example" })).toBeVisible();
    const popup = page.waitForEvent("popup");
    await map.getByRole("link", { name: "Larger map" }).click();
    expect((await popup).url()).toBe("https://maps.example/large");
    await map.locator("body").evaluate(() => {
      try {
        if (top) top.location.href = "https://elsewhere.example/";
      } catch {
        // The sandbox makes this assignment throw.
      }
    });
    await expect(page).toHaveURL(`${site.url}${pathPrefix}/about`);
  });

  test("opens every page offline after a single visit", async ({ page, context }) => {
    const { url } = site;
    await page.goto(`${url}${pathPrefix}/`);
    await page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated");
    await page.waitForLoadState("networkidle");
    await cutNetwork(context, site);
    for (const [route, heading] of Object.entries(headings)) {
      await page.goto(url + pathPrefix + route);
      await expectPage(page, heading);
    }
    site = await new StaticServer(folder, { pathPrefix }).start();
  });
});
