import { readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { elementIds, idsOfSection } from "../../src/document/elementIds";
import { slug } from "../../src/domain/format/slug";
import { type Route, routes } from "../../src/domain/routes";
import { holdBack } from "../support/browser/loads";
import { expect, hydrated, isViolation, test, visit } from "../support/browser/test";
import { dataFiles, filled, pageTexts } from "../support/fixture";
import { publicFolder } from "../support/site/testSite";

const { siteBase } = dataFiles.site;

for (const path of routes) {
  test(`${path} has its title, canonical URL and structured data about the venue before and after hydration, and pictures for sharing and searching`, async ({
    page,
    request,
  }) => {
    const share = page.locator('meta[property="og:image"]');
    const expectHead = async () => {
      await expect(page).toHaveTitle(filled(pageTexts(path).title));
      await expect(page.locator("html")).toHaveAttribute("lang", "en-MY");
      const canonical = page.locator('link[rel="canonical"]');
      await expect(canonical).toHaveAttribute("href", siteBase + path);
      const blocks = page.locator('script[type="application/ld+json"]');
      const [venue] = JSON.parse((await blocks.textContent()) ?? "")["@graph"];
      expect(venue).toMatchObject({ name: "Bubble Hall", url: `${siteBase}/` });
      return [(await share.getAttribute("content")) ?? "", venue.image];
    };
    const release = await holdBack(page, "**/*.js");
    await page.goto(path, { waitUntil: "commit" });
    await expectHead();
    release();
    await hydrated(page);
    for (const picture of await expectHead()) {
      expect(picture).toContain(`${siteBase}/static/`);
      expect(picture).not.toContain(" ");
      const file = await request.get(picture.replace(siteBase, ""));
      const { width, height } = await sharp(await file.body()).metadata();
      expect([width, height]).toEqual([1200, 630]);
    }
  });
}

const idsFromData: Partial<Record<Route, string[]>> = {
  "/": dataFiles.promotions.promotions.flatMap((_promotion, index) =>
    idsOfSection(`promotion-${index + 1}`),
  ),
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
