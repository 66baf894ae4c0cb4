import { timeOf } from "../../src/domain/time/venueTime";
import { holdBack } from "../support/browser/loads";
import { menu, menuButton } from "../support/browser/menu";
import {
  expect,
  hydrated,
  INVISIBLE_SHIFT,
  scrollToTheEnd,
  test,
  visit,
} from "../support/browser/test";

const isScript = (path: string) => path.endsWith(".js");

test.describe("deferred scripts", () => {
  test("and the pictures further down load after the above-the-fold content", async ({
    page,
    host,
  }) => {
    const delay = 1500;
    const isOfFirstView = (path: string) => /\/hero-tall\.|\.woff2$/.test(path);
    const isFurtherDown = (path: string) => /\.(avif|webp|jpg)$/.test(path) && !isOfFirstView(path);
    host.delayOf = (path) => (isOfFirstView(path) ? delay : 0);
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(host.url, { waitUntil: "commit" });
    await hydrated(page);
    const timesOf = (isWanted: (path: string) => boolean) =>
      host.sent.filter(({ path }) => isWanted(path)).map(({ at }) => at);
    await expect.poll(() => timesOf(isFurtherDown).length).toBeGreaterThan(0);
    const firstView = timesOf(isOfFirstView);
    expect(firstView.length).toBeGreaterThanOrEqual(3);
    const end = Math.max(...firstView) + delay;
    for (const isLater of [isScript, isFurtherDown]) {
      expect(Math.min(...timesOf(isLater))).toBeGreaterThanOrEqual(end);
    }
  });

  test("load at once on the first input", async ({ page, host }) => {
    const isFirstPicture = (file: string) => file.includes("/hero-wide.");
    host.delayOf = (file) => (isFirstPicture(file) ? 30_000 : 0);
    await page.goto(host.url, { waitUntil: "domcontentloaded" });
    expect(host.requests.filter(isScript)).toEqual([]);
    await page.keyboard.press("Tab");
    await hydrated(page);
    expect(host.requests.filter(isFirstPicture)).toHaveLength(1);
    expect(host.sent.filter(({ path }) => isFirstPicture(path))).toEqual([]);
  });
});

test("no photo of an event that is over is loaded or waited for", async ({ page, host }) => {
  const isPhoto = (path: string) => path.includes("/counter.");
  await visit(page, `${host.url}/events`, timeOf("2096-03-04 00:00"));
  await scrollToTheEnd(page);
  expect(host.requests.filter(isPhoto)).toEqual([]);
  await visit(page, `${host.url}/events`);
  await expect.poll(() => host.requests.some(isPhoto)).toBe(true);
});

test("a click before the scripts have loaded opens the menu on a phone", async ({ page }) => {
  const release = await holdBack(page, "**/*.js");
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/", { waitUntil: "commit" });
  await menuButton(page).click();
  await expect(menu(page)).toBeHidden();
  release();
  await expect(menuButton(page)).toHaveAttribute("aria-expanded", "true");
  await expect(menu(page).getByRole("link").first()).toBeVisible();
});

test("the map is lazy-loaded near the footer without a layout shift", async ({
  page,
  layoutShift,
  pageErrors,
}) => {
  const requested: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/map.html")) requested.push(request.url());
  });
  await page.setViewportSize({ width: 360, height: 740 });
  await visit(page, "/");
  const place = page.locator("footer > div > div");
  const top = await place.evaluate((element) => element.getBoundingClientRect().top);
  await page.evaluate((y) => scrollTo(0, y), top - 740 - 350);
  await page.waitForLoadState("networkidle");
  expect(requested).toEqual([]);

  await page.evaluate((y) => scrollTo(0, y), top - 740 - 250);
  await expect.poll(() => requested.length).toBe(1);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  const frame = page.locator("footer iframe");
  await expect(frame.contentFrame().locator("svg, canvas, img").first()).toBeVisible();
  // With `allow-same-origin`, a page of this site could remove its sandbox.
  await expect(frame).toHaveAttribute("sandbox", "allow-scripts");
  expect(requested).toHaveLength(1);
  expect(await layoutShift()).toBeLessThan(INVISIBLE_SHIFT);
  expect(await frame.boundingBox()).toEqual(await place.boundingBox());
  expect(pageErrors).toEqual([]);
});
