import { readFileSync } from "node:fs";
import { EVENTS_A_PAGE } from "../../src/domain/pagination/eventPages";
import { GALLERY_PATH, PHOTOS_ON_HOME } from "../../src/domain/pagination/galleryPage";
import { formatPosition } from "../../src/sections/events/pageTitle";
import { axeViolations } from "../support/browser/axe";
import { field } from "../support/browser/inquiry";
import { cutNetwork, expect, headings, test, visitAndCache } from "../support/browser/offline";
import { hydrated } from "../support/browser/test";
import { dataFile, filled } from "../support/site/data";
import { publicFolder } from "../support/site/testSite";

const { paging, events } = dataFile("events");
const { heading: communityHeading, photos } = dataFile("community");
const { siteBase } = dataFile("site");

const titles: string[] = events.map(({ title }: { title: string }) => filled(title));
const count = Math.ceil(titles.length / EVENTS_A_PAGE);

const position = formatPosition(paging.position, { number: 2, count });
const secondTitle = `${position} | ${filled(dataFile("pages").events.title)}`;

test.describe("a site with many events and photos", () => {
  test("links its pages of events from newest to oldest and back, each with its own URL", async ({
    page,
    host,
    pageErrors,
  }) => {
    const articles = page.locator("#past-events").getByRole("article");
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
    await expect(articles.last()).toContainText(titles.at(-1) as string);
    await expect(older).toHaveCount(0);
    await newer.click();
    await newer.click();
    await expect(page).toHaveURL(`${host.url}/events#past-events`);
    expect(pageErrors).toEqual([]);
  });

  test("has the inquiry form on further pages of events", async ({ page, host }) => {
    await page.goto(`${host.url}/events/3`);
    await page.locator('main a[href="#inquiry"]').click();
    await expect(field(page, "Message")).toBeInViewport();
  });

  test("shows the first photos on the home page, and all on the gallery page", async ({
    page,
    host,
  }) => {
    await page.goto(host.url);
    await hydrated(page);
    const figures = page.getByRole("figure");
    await expect(figures).toHaveCount(PHOTOS_ON_HOME);
    await page.locator(`main a[href="${GALLERY_PATH}"]`).click();
    await expect(page).toHaveURL(`${host.url}/community`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(filled(communityHeading));
    await expect(figures).toHaveCount(photos.length);
  });

  test("passes axe on the further pages", async ({ page, host }) => {
    for (const path of ["/events/2", "/community"]) {
      await page.goto(host.url + path);
      await hydrated(page);
      expect(await axeViolations(page), path).toEqual([]);
    }
  });

  test("answers with 404 and a blank page after the last page of events", async ({
    page,
    host,
  }) => {
    const answer = await page.goto(`${host.url}/events/${count + 1}`);
    expect(answer?.status()).toBe(404);
    await expect(page.locator("header, main, footer")).toHaveCount(0);
  });

  test("keeps _headers within the limits of Cloudflare Pages", async () => {
    const lines = readFileSync(`${publicFolder}/_headers`, "utf8").split("\n");
    expect(lines.filter((line) => line.startsWith("/")).length).toBeLessThanOrEqual(100);
    for (const line of lines) expect(line.length).toBeLessThanOrEqual(2000);
  });

  test("lists all pages in the sitemap", async ({ request, host }) => {
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
    host,
  }) => {
    const { url } = host;
    await visitAndCache(page, `${url}/events`);
    await page.getByRole("link", { name: filled(paging.older), exact: true }).click();
    await expect(page).toHaveTitle(secondTitle);
    await page.goto(`${url}/events/2`);
    await page.waitForLoadState("networkidle");
    await cutNetwork(context, host);

    await page.goto(`${url}/events/2`);
    await expect(page.locator("#past-events").getByRole("article").first()).toBeVisible();
    await hydrated(page);
    await page.getByRole("link", { name: filled(paging.older), exact: true }).click();
    await expect.poll(() => page.url()).toMatch(/^chrome-error:/);
    await page.goto(`${url}/events`);
    await expect(page.locator("#past-events").getByRole("article").first()).toBeVisible();
  });
});
