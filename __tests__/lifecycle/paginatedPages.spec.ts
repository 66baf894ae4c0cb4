import { readFileSync } from "node:fs";
import AxeBuilder from "@axe-core/playwright";
import { EVENTS_A_PAGE } from "../../src/domain/pagination/eventPages";
import { GALLERY_PATH, PHOTOS_ON_HOME } from "../../src/domain/pagination/galleryPage";
import { formatPosition } from "../../src/sections/events/pageTitle";
import { field } from "../support/browser/inquiry";
import { cutNetwork, expect, headings, visitAndCache } from "../support/browser/offline";
import { hydrated, test } from "../support/browser/test";
import { StaticServer } from "../support/hosts/staticServer";
import { dataFile, filled } from "../support/site/data";
import { buildDeploy, removeDeploys } from "../support/site/testSite";

const { paging, events } = dataFile("events");
const { heading: communityHeading, photos } = dataFile("community");
const { siteBase } = dataFile("site");

const EVENTS = 2 * EVENTS_A_PAGE + 1;
const PHOTOS = PHOTOS_ON_HOME + 2;

const position = formatPosition(paging.position, { number: 2, count: 3 });
const secondTitle = `${position} | ${filled(dataFile("pages").events.title)}`;

const titles = Array.from(
  { length: EVENTS },
  (_, index) => events[index]?.title ?? `Event number ${EVENTS - index}`,
);

test.describe("a site with many events and photos", () => {
  let host: StaticServer;
  let publicFolder: string;

  test.describe.configure({ mode: "default" });

  test.beforeAll(async () => {
    test.setTimeout(600_000);
    publicFolder = await buildDeploy((copy) => {
      copy.change("events", ({ events }) => {
        events.splice(EVENTS);
        for (const title of titles.slice(events.length)) {
          events.push({
            id: `event-${events.length}`,
            title,
            description: "One of many.",
            images: [{ photo: photos[0].photo, alt: `A photo of ${title}` }],
            showTitle: true,
            className: "mosaic",
          });
        }
      });
      copy.change("community", ({ photos }) => {
        photos.splice(PHOTOS);
        while (photos.length < PHOTOS) photos.push({ ...photos[0], alt: `Photo ${photos.length}` });
      });
    });
    host = await new StaticServer(publicFolder).start();
  });

  test.afterAll(async () => {
    await host?.stop();
    await removeDeploys();
  });

  test("links its pages of events from newest to oldest and back, each with its own URL", async ({
    page,
    pageErrors,
  }) => {
    const articles = page.getByRole("article");
    const older = page.getByRole("link", { name: filled(paging.older), exact: true });
    const newer = page.getByRole("link", { name: filled(paging.newer), exact: true });
    await page.goto(`${host.url}/events`);
    await hydrated(page);
    await expect(articles).toHaveCount(EVENTS_A_PAGE);
    await expect(articles.first()).toContainText(titles[0] as string);
    await expect(newer).toHaveCount(0);

    await older.click();
    await expect(page).toHaveURL(`${host.url}/events/2#past-events`);
    await expect(articles.first()).toContainText(titles[EVENTS_A_PAGE] as string);
    await expect(page).toHaveTitle(secondTitle);
    await expect(articles.first()).toBeInViewport();
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      "href",
      `${siteBase}/events/2`,
    );

    await older.click();
    await expect(articles).toHaveCount(1);
    await expect(articles).toContainText(titles.at(-1) as string);
    await expect(older).toHaveCount(0);
    await newer.click();
    await newer.click();
    await expect(page).toHaveURL(`${host.url}/events#past-events`);
    expect(pageErrors).toEqual([]);
  });

  test("has the inquiry form on further pages of events", async ({ page }) => {
    await page.goto(`${host.url}/events/3`);
    await page.locator('main a[href="#inquiry"]').click();
    await expect(field(page, "Message")).toBeInViewport();
  });

  test("shows the first photos on the home page, and all on the gallery page", async ({ page }) => {
    await page.goto(host.url);
    await hydrated(page);
    const figures = page.getByRole("figure");
    await expect(figures).toHaveCount(PHOTOS_ON_HOME);
    await page.locator(`main a[href="${GALLERY_PATH}"]`).click();
    await expect(page).toHaveURL(`${host.url}/community`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(filled(communityHeading));
    await expect(figures).toHaveCount(PHOTOS);
  });

  test("passes axe on the further pages", async ({ page }) => {
    for (const path of ["/events/2", "/community"]) {
      await page.goto(host.url + path);
      await hydrated(page);
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations, path).toEqual([]);
    }
  });

  test("answers with 404 and a blank page after the last page of events", async ({ page }) => {
    const answer = await page.goto(`${host.url}/events/4`);
    expect(answer?.status()).toBe(404);
    await expect(page.locator("header, main, footer")).toHaveCount(0);
  });

  test("keeps _headers within the limits of Cloudflare Pages", async () => {
    const lines = readFileSync(`${publicFolder}/_headers`, "utf8").split("\n");
    expect(lines.filter((line) => line.startsWith("/")).length).toBeLessThanOrEqual(100);
    for (const line of lines) expect(line.length).toBeLessThanOrEqual(2000);
  });

  test("lists all pages in the sitemap", async ({ request }) => {
    const sitemap = await (await request.get(`${host.url}/sitemap-0.xml`)).text();
    for (const path of [
      ...Object.keys(headings).slice(1),
      "/events/2",
      "/events/3",
      "/community",
    ]) {
      expect(sitemap).toContain(`<loc>${siteBase}${path}</loc>`);
    }
  });

  test("shows visited pages offline, and the browser's error page instead of others", async ({
    page,
    context,
  }) => {
    const { url } = host;
    await visitAndCache(page, `${url}/events`);
    await page.getByRole("link", { name: filled(paging.older), exact: true }).click();
    await expect(page).toHaveTitle(secondTitle);
    await page.goto(`${url}/events/2`);
    await page.waitForLoadState("networkidle");
    await cutNetwork(context, host);

    await page.goto(`${url}/events/2`);
    await expect(page.getByRole("article").first()).toBeVisible();
    await hydrated(page);
    await page.getByRole("link", { name: filled(paging.older), exact: true }).click();
    await expect.poll(() => page.url()).toMatch(/^chrome-error:/);
    await page.goto(`${url}/events`);
    await expect(page.getByRole("article").first()).toBeVisible();
  });
});
