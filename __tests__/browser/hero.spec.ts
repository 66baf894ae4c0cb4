import { parse } from "node:path";
import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { BESIDE_WORDS, shownSizes } from "../../src/content/rules/places";
import { INVISIBLE_SHIFT, loadFonts, watchLayoutShift } from "../support/browser/layoutShift";
import { turnOnDataSaving } from "../support/browser/loads";
import { beforeOpening, openNowPlaces } from "../support/browser/openNow";
import { expect, test, visit } from "../support/browser/test";
import { dataFile, filled } from "../support/site/data";

const { hero, places } = dataFile("home");
const { rigs } = dataFile("rigs");
const site = dataFile("site");

const MINUTE = 60_000;

/** The files that lie over the first picture: the closed room, and the lights while the venue is open. */
const overlayFiles: string[] = [
  hero.closedPhotoWide,
  hero.closedPhotoTall,
  hero.lightsWide,
  hero.lightsTall,
].map((file) => parse(file).name);
const isOverlay = ({ href }: URL) => overlayFiles.some((name) => href.includes(`/${name}.`));

const photoFiles = [hero.photoWide, hero.photoTall].map((file: string) => parse(file).name);
const isHeroPhoto = (url: URL) =>
  isOverlay(url) || photoFiles.some((name) => url.href.includes(`/${name}.`));

const noise = { type: "gaussian", mean: 128, sigma: 40 } as const;
const noisy = {
  create: { width: 1280, height: 800, channels: 3, background: "black", noise },
} as const;

const overlays = (page: Page) => page.locator('#reservation img[alt=""]');

/** Opens the home page with a clock that tests can advance, and waits until it is hydrated. */
async function startClockAt(page: Page, time: number) {
  await page.clock.install({ time });
  await page.goto("/", { waitUntil: "load" });
  await expect(openNowPlaces(page)[0] as Locator).not.toBeEmpty();
}

test("RESERVATION opens the chat in a new tab", async ({ page, context }) => {
  const chat = new URL(filled(site.links.chat.url));
  await context.route(
    ({ origin }) => origin === chat.origin,
    (route) => route.fulfill({ body: "chat" }),
  );
  await visit(page, "/");
  const popup = page.waitForEvent("popup");
  await page.locator("#reserve").click();
  const opened = new URL((await popup).url());
  expect(opened.origin + opened.pathname).toBe(chat.origin + chat.pathname);
  await expect(page).toHaveURL("/");
});

test.describe("a visitor in another time zone", () => {
  test.use({ timezoneId: "America/Los_Angeles" });

  test("sees the opening time in the venue's time zone, and the change to open at that minute", async ({
    page,
  }) => {
    await startClockAt(page, beforeOpening);
    for (const place of openNowPlaces(page)) {
      await expect(place).toHaveText(filled("Opens at {hours.opens}, in 1 min"));
    }
    await page.clock.runFor(MINUTE + 1000);
    for (const place of openNowPlaces(page)) {
      await expect(place).toHaveText(filled("Open until {hours.closes}"));
    }
  });
});

test.describe("the first picture", () => {
  test("shows the closed room before opening, and the lights from that minute on", async ({
    page,
  }) => {
    await startClockAt(page, beforeOpening);
    await expect(overlays(page)).toHaveCount(1);
    await expect(overlays(page)).toHaveCSS("opacity", "1");
    await page.clock.runFor(MINUTE);
    await expect(overlays(page)).toHaveCount(2);
    await expect(overlays(page).first()).toHaveCSS("opacity", "1");
    await expect(overlays(page).last()).toHaveCSS("opacity", "0");
  });

  for (const [state, time] of [
    ["closed", beforeOpening],
    ["open", beforeOpening + MINUTE],
  ] as const) {
    test(`loads first and is the largest contentful paint while the venue is ${state}, and nothing moves`, async ({
      page,
    }) => {
      await loadFonts(page);
      const layoutShift = await watchLayoutShift(page);
      const requested: string[] = [];
      let inFirstLoad: string[] = [];
      page.on("request", (request) => requested.push(request.url()));
      page.on("load", () => {
        inFirstLoad = [...requested];
      });
      // A plain picture has so few bytes that Chromium takes it for a background.
      const body = await sharp(noisy).jpeg().toBuffer();
      await page.route(isHeroPhoto, (route) => route.fulfill({ body }));
      await page.addInitScript(() => {
        new PerformanceObserver((list) => {
          const largest = Object(list.getEntries().at(-1)).element?.alt;
          Object.assign(window, { largest });
        }).observe({ type: "largest-contentful-paint", buffered: true });
      });
      await startClockAt(page, time);
      await expect(overlays(page)).toHaveCSS("opacity", "1");
      await expect.poll(() => page.evaluate(() => Object(window).largest)).toBe(filled(hero.alt));
      expect(await layoutShift()).toBeLessThan(INVISIBLE_SHIFT);
      expect(inFirstLoad).not.toEqual([]);
      expect(inFirstLoad.filter((url) => isOverlay(new URL(url)))).toEqual([]);
    });
  }

  const reduceMotion = (page: Page) => page.emulateMedia({ reducedMotion: "reduce" });
  for (const [when, time, prepare] of [
    ["closed, with data saving", beforeOpening, turnOnDataSaving],
    ["open, with prefers-reduced-motion", beforeOpening + MINUTE, reduceMotion],
  ] as const) {
    test(`is all that loads while the venue is ${when}`, async ({ page }) => {
      await prepare(page);
      await startClockAt(page, time);
      await page.clock.runFor(10_000);
      await page.waitForLoadState("networkidle");
      await expect(overlays(page)).toHaveCount(0);
    });
  }
});

test.describe("the places in the first picture", () => {
  const list = (page: Page) => page.getByRole("list", { name: places.label, exact: true });
  /** The places. Their signs may contain other links. */
  const links = (page: Page) => list(page).locator("li > a");
  const sign = (link: Locator) => link.locator("+ div");
  const firstRig = rigs.find(({ id }: { id: string }) => id === places.rigs[0].rig);
  const card = (page: Page) => page.getByRole("article", { name: firstRig.name });

  for (const [crop, width] of Object.entries({ wide: 768, tall: 360 } as const)) {
    test(`are checked for the size at which the ${crop} picture is smallest`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await visit(page, "/");
      const size = shownSizes[crop as keyof typeof shownSizes];
      const box = await page.locator("#reservation picture").first().boundingBox();
      expect(Math.round(box?.width ?? 0)).toBe(size.width);
      expect(Math.round(box?.height ?? 0)).toBe(size.height);
    });
  }

  test("are checked for the words, which may reach as far as their longest line", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 768, height: 800 });
    await visit(page, "/");
    const picture = await page.locator("#reservation picture").first().boundingBox();
    const end = await page.locator("#reservation h1 + p").evaluate((lead) => {
      return lead.getBoundingClientRect().left + Number.parseFloat(getComputedStyle(lead).maxWidth);
    });
    const place = (picture?.x ?? 0) + ((picture?.width ?? 0) * BESIDE_WORDS) / 100;
    expect(place - 44 / 2).toBeGreaterThan(end);
  });

  test("show their signs on hover, one at a time, and keep them while the pointer moves onto them", async ({
    page,
  }) => {
    await visit(page, "/");
    for (const link of await links(page).all()) {
      await expect(sign(link)).toBeHidden();
      // The sign that is open may cover the next place.
      await page.mouse.move(0, 0);
      await link.hover();
      await expect(sign(link)).toBeVisible();
      await expect(list(page).locator("li > div").filter({ visible: true })).toHaveCount(1);
      // The sign does not cover its place.
      await link.hover({ trial: true });
    }
    await sign(links(page).last()).hover();
    await expect(sign(links(page).last())).toHaveCSS("opacity", "1");
  });

  test("are reached with Tab in the order of the data, show their signs, and hide them with Escape", async ({
    page,
  }) => {
    await visit(page, "/");
    await page.locator("#reserve").focus();
    for (const link of await links(page).all()) {
      await page.keyboard.press("Tab");
      await expect(link).toBeFocused();
      await expect(sign(link)).toBeInViewport({ ratio: 1 });
      for (const inside of await sign(link).getByRole("link").all()) {
        await page.keyboard.press("Tab");
        await expect(inside).toBeFocused();
      }
    }
    await page.keyboard.press("Escape");
    await expect(sign(links(page).last())).toBeHidden();
  });

  test("lead to the rig's card, which opens", async ({ page }) => {
    await visit(page, "/");
    await links(page).first().press("Enter");
    await expect(card(page)).toBeInViewport();
    await expect(card(page).getByRole("list")).toHaveCSS("opacity", "1");
    await expect(card(page)).toBeFocused();
  });

  test.describe("on a touch screen", () => {
    test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

    test("show a sign at the first tap, and lead to the card at the second", async ({ page }) => {
      await visit(page, "/");
      const heading = page.getByRole("heading", { level: 1 });
      for (const link of await links(page).all()) {
        await link.tap();
        await expect(sign(link)).toBeVisible();
        expect(new URL(page.url()).hash).toBe("");
        // The open sign may cover the next place.
        await heading.tap();
        await expect(sign(link)).toBeHidden();
      }
      await links(page).first().tap();
      await links(page).first().tap();
      await expect(card(page)).toBeFocused();
      await expect(card(page)).toBeInViewport();
    });
  });
});
