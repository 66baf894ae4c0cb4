import { follow } from "../support/browser/menu";
import { cutNetwork, expect, expectPage, routes, test } from "../support/browser/offline";
import { hydrated } from "../support/browser/test";
import { redirectsOf } from "../support/hosts/hostFiles";
import { StaticServer } from "../support/hosts/staticServer";
import { dataFile } from "../support/site/data";
import { SiteCopy } from "../support/site/siteCopy";

const pathPrefix = "/lobby";
const mapUrl = "https://maps.example/embed?place=1";

/** As map services make them: drawn by a script that belongs to their own site, with a link out. */
const mapPage = `<!doctype html><body><script>
  document.body.innerHTML =
    '<h1>Map of ' + origin + '</h1><a target="_blank" href="https://maps.example/large">Larger map</a>';
</script>`;

test.describe("a site below a path prefix, on a host that knows only files and 404.html,", () => {
  let copy: SiteCopy;
  let folder = "";
  let site: StaticServer;

  test.describe.configure({ mode: "serial" });

  test.beforeAll(async () => {
    test.setTimeout(600_000);
    // In a folder of its own: pages that Gatsby has in its cache would keep their addresses without the prefix.
    copy = await SiteCopy.make();
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

  test("has every page, by address and by link, without an error", async ({ page, pageErrors }) => {
    await page.route(mapUrl, (route) => route.fulfill({ contentType: "text/html", body: mapPage }));
    for (const [route, heading] of Object.entries(routes)) {
      await page.goto(site.url + pathPrefix + route);
      await expectPage(page, heading);
    }
    for (const route of ["/events", "/faq", "/"] as const) {
      // Gatsby's own link to the first page has no slash at its end.
      const path = pathPrefix + (route === "/" ? "" : route);
      await follow(page, path);
      await expectPage(page, routes[route]);
      await expect(page).toHaveURL(site.url + path);
    }
    expect(pageErrors).toEqual([]);
  });

  for (const [asked, arrived] of [
    ["/Events?from=poster#inquiry", "/events?from=poster#inquiry"],
    ["/FAQ", "/faq"],
    ["/aBoUt/", "/about"],
  ] as const) {
    test(`brings ${asked} to ${arrived}`, async ({ page }) => {
      await page.goto(site.url + pathPrefix + asked);
      await expect(page).toHaveURL(site.url + pathPrefix + arrived);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    });
  }

  test("shows nothing for an unknown path, with the status 404", async ({ page }) => {
    const response = await page.goto(`${site.url}${pathPrefix}/nope`);
    await hydrated(page);
    expect(response?.status()).toBe(404);
    await expect(page.locator("#___gatsby")).toHaveText("");
  });

  test("has rules for hosts that know the prefix", () => {
    const redirect = redirectsOf(folder, "netlify", () => false);
    expect(redirect(`${pathPrefix}/FAQ`)).toEqual({ location: `${pathPrefix}/faq`, status: 301 });
  });

  test("names its addresses with the prefix to search engines", async ({ page }) => {
    const { siteBase } = dataFile("site");
    await page.goto(`${site.url}${pathPrefix}/faq`);
    const canonical = page.locator('link[rel="canonical"]');
    await expect(canonical).toHaveAttribute("href", `${siteBase}${pathPrefix}/faq`);
    const sitemap = await page.request.get(`${site.url}${pathPrefix}/sitemap-0.xml`);
    expect(await sitemap.text()).toContain(`<loc>${siteBase}${pathPrefix}/faq</loc>`);
  });

  test("tells search engines of things at addresses with the prefix", async ({ request }) => {
    const { siteBase } = dataFile("site");
    const html = await (await request.get(`${site.url}${pathPrefix}/faq`)).text();
    const [, text = ""] = /ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
    const [venue, trail] = JSON.parse(text)["@graph"];
    expect(venue.url).toBe(`${siteBase}${pathPrefix}/`);
    expect(venue.image).toContain(`${siteBase}${pathPrefix}/static/`);
    expect(trail.itemListElement[1].item).toBe(`${siteBase}${pathPrefix}/faq`);
  });

  test("installs with its icons and shortcuts below the prefix", async ({ request }) => {
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

  test("shows another site's map, which works and cannot lead the visitor away", async ({
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
        // What the sandbox is for.
      }
    });
    await expect(page).toHaveURL(`${site.url}${pathPrefix}/about`);
  });

  test("opens every page offline after one visit", async ({ page, context }) => {
    const { url } = site;
    await page.goto(`${url}${pathPrefix}/`);
    await page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated");
    await page.waitForLoadState("networkidle");
    await cutNetwork(context, site);
    for (const [route, heading] of Object.entries(routes)) {
      await page.goto(url + pathPrefix + route);
      await expectPage(page, heading);
    }
    site = await new StaticServer(folder, { pathPrefix }).start();
  });
});
