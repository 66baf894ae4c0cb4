import type { Locator, Page } from "@playwright/test";
import { INVISIBLE_SHIFT, watchLayoutShift } from "../support/browser/layoutShift";
import { turnOnDataSaving } from "../support/browser/loads";
import { beforeOpening, openNowPlaces } from "../support/browser/openNow";
import { expect, test } from "../support/browser/test";
import { dataFile } from "../support/site/data";

const { hero } = dataFile("home");
const hasClosedRoom = hero.closedPhotoWide !== undefined && hero.closedPhotoTall !== undefined;
const hasLights = hero.lightsWide !== undefined && hero.lightsTall !== undefined;

const MINUTE = 60_000;

/** The pictures over the first one: the lights while the venue is open, and the closed room. */
const overlays = (page: Page) => page.locator('#reservation img[alt=""]');

/** Opens the home page at a time, and waits until it is hydrated. */
async function visitAt(page: Page, time: number) {
  await page.clock.install({ time });
  await page.goto("/", { waitUntil: "load" });
  await expect(openNowPlaces(page)[0] as Locator).not.toBeEmpty();
}

test.describe("the first picture", () => {
  test("shows the closed room before opening, and the lights from that minute on", async ({
    page,
  }) => {
    test.skip(!hasClosedRoom || !hasLights, "needs both pictures");
    await visitAt(page, beforeOpening);
    await expect(overlays(page)).toHaveCount(1);
    await expect(overlays(page)).toHaveCSS("opacity", "1");
    await page.clock.runFor(MINUTE);
    await expect(overlays(page)).toHaveCount(2);
    await expect(overlays(page).first()).toHaveCSS("mix-blend-mode", "screen");
    await expect(overlays(page).first()).toHaveCSS("opacity", "1");
    await expect(overlays(page).last()).toHaveCSS("opacity", "0");
  });

  for (const [state, time] of [
    ["closed", beforeOpening],
    ["open", beforeOpening + MINUTE],
  ] as const) {
    test(`stays the largest contentful paint while the venue is ${state}, and nothing moves`, async ({
      page,
    }) => {
      test.skip(!hasClosedRoom || !hasLights, "needs both pictures");
      const layoutShift = await watchLayoutShift(page);
      await page.addInitScript(() => {
        new PerformanceObserver((list) => {
          const last = Object(list.getEntries().at(-1));
          Object.assign(window, { largest: last.element?.alt || last.element?.textContent });
        }).observe({ type: "largest-contentful-paint", buffered: true });
      });
      await visitAt(page, time);
      await expect(overlays(page)).toHaveCSS("opacity", "1");
      expect(await page.evaluate(() => Object(window).largest)).toBeTruthy();
      expect(await layoutShift()).toBeLessThan(INVISIBLE_SHIFT);
    });

    test(`is all that loads with data saving while the venue is ${state}`, async ({ page }) => {
      await turnOnDataSaving(page);
      await visitAt(page, time);
      await page.clock.runFor(10_000);
      await page.waitForLoadState("networkidle");
      await expect(overlays(page)).toHaveCount(0);
    });
  }

  test("stays as it is if the other pictures cannot be loaded", async ({ page }) => {
    test.skip(!hasClosedRoom, "needs a picture");
    const pictures = /hero-(wide|tall)-(closed|lights)/;
    await page.route(pictures, (route) => route.abort());
    const failed = page.waitForEvent("requestfailed", (request) => pictures.test(request.url()));
    await visitAt(page, beforeOpening);
    await failed;
    await expect(overlays(page)).toHaveCSS("opacity", "0");
  });

  test("has no lights with prefers-reduced-motion", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await visitAt(page, beforeOpening + MINUTE);
    await page.clock.runFor(10_000);
    await page.waitForLoadState("networkidle");
    await expect(overlays(page)).toHaveCount(0);
  });
});

test("no second picture is part of the first load", async ({ page }) => {
  const requested: string[] = [];
  let inFirstLoad: string[] = [];
  page.on("request", (request) => requested.push(request.url()));
  page.on("load", () => {
    inFirstLoad = [...requested];
  });
  await visitAt(page, beforeOpening);
  await expect(overlays(page)).toHaveCount(hasClosedRoom ? 1 : 0);
  expect(inFirstLoad).not.toEqual([]);
  expect(inFirstLoad.filter((url) => /-(closed|lights)\./.test(url))).toEqual([]);
});
