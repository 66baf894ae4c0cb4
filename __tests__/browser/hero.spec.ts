import { parse } from "node:path";
import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { INVISIBLE_SHIFT, loadFonts, watchLayoutShift } from "../support/browser/layoutShift";
import { beforeOpening, openNowPlaces } from "../support/browser/openNow";
import { expect, test, visit } from "../support/browser/test";
import { dataFile, filled } from "../support/site/data";

const { hero } = dataFile("home");
const site = dataFile("site");

const MINUTE = 60_000;

const photoFiles = [hero.photoWide, hero.photoTall].map((file: string) => parse(file).name);
const isHeroPhoto = (url: URL) => photoFiles.some((name) => url.href.includes(`/${name}.`));

const noise = { type: "gaussian", mean: 128, sigma: 40 } as const;
const noisy = {
  create: { width: 1280, height: 800, channels: 3, background: "black", noise },
} as const;

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
  await page.locator("#reservation a[target]").click();
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

test("the first picture loads first and is the largest contentful paint, and nothing moves", async ({
  page,
}) => {
  await loadFonts(page);
  const layoutShift = await watchLayoutShift(page);
  // A plain picture has so few bytes that Chromium takes it for a background.
  const body = await sharp(noisy).jpeg().toBuffer();
  await page.route(isHeroPhoto, (route) => route.fulfill({ body }));
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      const largest = Object(list.getEntries().at(-1)).element?.alt;
      Object.assign(window, { largest });
    }).observe({ type: "largest-contentful-paint", buffered: true });
  });
  await startClockAt(page, beforeOpening);
  await expect.poll(() => page.evaluate(() => Object(window).largest)).toBe(filled(hero.alt));
  expect(await layoutShift()).toBeLessThan(INVISIBLE_SHIFT);
});

test.describe("the first screen of a small phone", () => {
  test.use({ viewport: { width: 360, height: 640 } });

  test("says what is there, whether it is open, what it costs, how to get a seat, where it is, and how to ask", async ({
    page,
  }) => {
    // Without a notice above it, which is there for some days only.
    await startClockAt(page, beforeOpening - 365 * 24 * 60 * MINUTE);
    const screen = page.locator("#reservation");
    const { links, reservation } = site;
    for (const part of [
      screen.getByRole("heading", { level: 1 }),
      openNowPlaces(page)[0] as Locator,
      ...(await screen.getByRole("definition").all()),
      screen.locator("a[target]"),
      screen.getByText(filled(reservation.note)),
      screen.getByText(filled(reservation.walkIn)),
      screen.locator(`a[href="${filled(site.map.directionsUrl)}"]`),
      screen.getByRole("link", { name: filled(links.chat.label) }),
      screen.locator(`a[href^="tel:"]`),
    ]) {
      await expect(part).toBeInViewport({ ratio: 1 });
    }
  });
});
