import { existsSync, readFileSync } from "node:fs";
import { homedir, hostname } from "node:os";
import { join, resolve } from "node:path";
import sharp from "sharp";
import { listFiles } from "../../src/content/node/listFiles";
import { elementIds } from "../../src/domain/elementIds";
import { slug } from "../../src/domain/format/slug";
import { pageNames, type Route, routes } from "../../src/domain/routes";
import { holdBack } from "../support/browser/loads";
import { expect, hydrated, isViolation, test, visit } from "../support/browser/test";
import { dataFiles, filled, fixtureData, PHONE_NOTE } from "../support/fixture";
import { publicFolder } from "../support/site/testSite";

const { siteBase } = dataFiles.site;

// The form editor has tests of its own.
const files = listFiles(publicFolder).filter((file) => !file.startsWith("admin/"));

test.describe("the published files", () => {
  test("contain the form editor, and no source maps, build statistics or unused libraries", () => {
    const unused = /\.map$|stats|chunk-map|partytown|workbox-.*\.dev\./;
    expect(files.filter((file) => unused.test(file))).toEqual([]);
    expect(existsSync(join(publicFolder, "admin"))).toBe(true);
  });

  test("have a service worker in which no rule of gatsby-plugin-offline stores anything", () => {
    const worker = readFileSync(join(publicFolder, "sw.js"), "utf8");
    const rules = [...worker.matchAll(/^workbox\.routing\.registerRoute\((.*)$/gm)];
    const storing = rules.map(([, rule = ""]) => rule).filter((rule) => /strategies/.test(rule));
    expect(storing.length).toBeGreaterThan(0);
    expect(storing.filter((rule) => !rule.startsWith("/(?!)/"))).toEqual([]);
  });

  // On a disk that ignores case, the page takes the place of its redirect page.
  test("have names that differ in more than case, except a page and its redirect page", () => {
    const names = files.map((file) => file.toLowerCase()).sort();
    const twice = names.filter((name, index) => name === names[index + 1]);
    expect(twice).toEqual(["events.html", "faq.html"]);
  });

  test("do not use Intl, whose first call is a long task on a phone", () => {
    const scripts = files.filter((file) => file.endsWith(".js"));
    expect(scripts.length).toBeGreaterThan(5);
    const isUsing = (file: string) =>
      /\bIntl\.|\.toLocale(Date|Time)?String\(/.test(
        readFileSync(join(publicFolder, file), "utf8"),
      );
    expect(scripts.filter(isUsing)).toEqual([]);
  });

  test("have AVIF pictures with the colours at half the size, one of the settings for a fast build", async () => {
    const pictures = files.filter((file) => file.endsWith(".avif"));
    expect(pictures.length).toBeGreaterThan(20);
    // https://aomediacodec.github.io/av1-isobmff/#av1codecconfigurationbox-syntax
    const halvesColours = (bytes: Buffer) =>
      ((bytes[bytes.indexOf("av1C") + 6] ?? 0) & 0b1100) === 0b1100;
    const others = pictures.filter(
      (file) => !halvesColours(readFileSync(join(publicFolder, file))),
    );
    expect(others).toEqual([]);
  });

  test("reveal neither the machine that built them nor what phones write into photos", () => {
    // A short host name can be a common word, which would match by chance.
    const name = hostname().length > 8 ? [hostname()] : [];
    const places = [resolve("."), homedir(), ...name].filter((place) => place.length > 1);
    const isRevealing = (file: string) => {
      const content = readFileSync(file);
      return [PHONE_NOTE, ...places].some((secret) => content.includes(secret));
    };
    expect(isRevealing(join(fixtureData, dataFiles.pages.home.sharePhoto))).toBe(true);
    expect(files.filter((file) => isRevealing(join(publicFolder, file)))).toEqual([]);
  });

  test("allow all crawlers, and list exactly the site's pages in the sitemap", () => {
    const robots = readFileSync(`${publicFolder}/robots.txt`, "utf8");
    expect(robots).toContain("Allow: /\n");
    expect(robots).toContain(`Sitemap: ${siteBase}/sitemap-index.xml`);
    const sitemap = readFileSync(`${publicFolder}/sitemap-0.xml`, "utf8");
    const listed = sitemap.matchAll(/<loc>(.*?)<\/loc>/g);
    expect(Array.from(listed, ([, address]) => address).sort()).toEqual(
      routes.map((path) => siteBase + path).sort(),
    );
    expect(readFileSync(`${publicFolder}/sitemap-index.xml`, "utf8")).toContain(
      `${siteBase}/sitemap-0.xml`,
    );
  });

  test("keep the page that only the service worker uses out of search engines", () => {
    const page = readFileSync(
      join(publicFolder, "offline-plugin-app-shell-fallback/index.html"),
      "utf8",
    );
    expect(page).toMatch(/<meta [^>]*name="robots" content="noindex"/);
  });
});

for (const [path, name] of Object.entries(pageNames)) {
  test(`${path} has its title, canonical URL and structured data about the venue before and after hydration, and a share picture`, async ({
    page,
    request,
  }) => {
    const share = page.locator('meta[property="og:image"]');
    const expectHead = async () => {
      await expect(page).toHaveTitle(filled(dataFiles.pages[name].title));
      await expect(page.locator("html")).toHaveAttribute("lang", "en-MY");
      const canonical = page.locator('link[rel="canonical"]');
      await expect(canonical).toHaveAttribute("href", siteBase + path);
      const blocks = page.locator('script[type="application/ld+json"]');
      const [venue] = JSON.parse((await blocks.textContent()) ?? "")["@graph"];
      expect(venue).toMatchObject({ name: "Bubble Hall", url: `${siteBase}/` });
      expect(venue.image).toContain(`${siteBase}/static/`);
      if (path === "/") await expect(share).toHaveAttribute("content", venue.image);
    };
    const release = await holdBack(page, "**/*.js");
    await page.goto(path, { waitUntil: "commit" });
    await expectHead();
    release();
    await hydrated(page);
    await expectHead();
    const picture = (await share.getAttribute("content")) ?? "";
    expect(picture).toContain(`${siteBase}/static/`);
    expect(picture).not.toContain(" ");
    const file = await request.get(picture.replace(siteBase, ""));
    const { width, height } = await sharp(await file.body()).metadata();
    expect([width, height]).toEqual([1200, 630]);
  });
}

const idsFromData: Partial<Record<Route, string[]>> = {
  "/": ["promotion-1", "promotion-1-heading", "promotion-2", "promotion-2-heading"],
  "/events": [...dataFiles.events.events, ...dataFiles.comingEvents.events].map(({ id }) => id),
  "/faq": dataFiles.faq.questions.map(({ question }) => slug(filled(question))),
};

for (const path of routes) {
  test(`the check knows every id on ${path} that is not from the data`, async ({ page }) => {
    await visit(page, path);
    const found = await page.locator("[id]").evaluateAll((all) => all.map(({ id }) => id));
    const ids = idsFromData[path] ?? [];
    expect(found).toEqual(expect.arrayContaining(ids));
    // Ids with a colon are React's.
    const ours = found.filter(
      (id) => !/:|gatsby/.test(id) && !ids.includes(id.replace(/_title$/, "")),
    );
    expect(ours.sort()).toEqual(elementIds(path).sort());
  });
}

test("the web app manifest makes the site installable in Chromium", async ({ page }) => {
  await visit(page, "/");
  const session = await page.context().newCDPSession(page);
  const { errors, url } = await session.send("Page.getAppManifest");
  expect(url).toContain("/manifest.webmanifest");
  expect(errors).toEqual([]);
  const { installabilityErrors } = await session.send("Page.getInstallabilityErrors");
  const reasons = installabilityErrors.map(({ errorId }) => errorId);
  // Playwright opens incognito windows, where no site can be installed.
  expect(reasons.filter((reason) => reason !== "in-incognito")).toEqual([]);
});

test.describe("the Content-Security-Policy", () => {
  test("comes before the first script, style and link of each page, and allows no other site than the form service", () => {
    for (const file of [...routes.map((route) => `${route}/index.html`), "404.html"]) {
      const html = readFileSync(join(publicFolder, file), "utf8");
      const [, policy = ""] =
        html.match(/<meta http-equiv="Content-Security-Policy" content="([^"]*)">/) ?? [];
      const [start] = html.split(/<(?:script|style|link)\b/);
      expect(start, file).toContain(policy);
      expect(policy.match(/\b\w+:\/\/[^ ;]+/g), file).toEqual(["https://letters.test"]);
    }
  });

  // So all tests that expect no console error also expect no violation.
  test("blocks an injected inline script, which is a console error", async ({
    page,
    pageErrors,
  }) => {
    await page.goto("/");
    await page.evaluate(() => {
      const script = document.createElement("script");
      script.textContent = "document.body.dataset.injected = 'yes'";
      document.body.append(script);
    });
    await expect.poll(() => pageErrors.filter(isViolation).length).toBeGreaterThan(0);
    expect(await page.evaluate(() => document.body.dataset.injected)).toBeUndefined();
  });
});
