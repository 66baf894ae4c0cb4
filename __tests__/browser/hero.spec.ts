import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { INVISIBLE_SHIFT, loadFonts, watchLayoutShift } from "../support/browser/layoutShift";
import { beforeOpening, openNowPlaces } from "../support/browser/openNow";
import { expect, test, visit } from "../support/browser/test";
import { dataFiles, filled } from "../support/fixture";

const MINUTE = 60_000;

const isHeroPhoto = /\/hero-(wide|tall)\./;

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
  await context.route("https://pigeon.test/**", (route) => route.fulfill({ body: "chat" }));
  await visit(page, "/");
  const popup = page.waitForEvent("popup");
  await page.locator("#reservation a[target]").click();
  const opened = new URL((await popup).url());
  expect(opened.origin + opened.pathname).toBe("https://pigeon.test/60112223333");
  await expect(page).toHaveURL("/");
});

test.describe("a visitor in another time zone", () => {
  test.use({ timezoneId: "America/Los_Angeles" });

  test("sees the opening time in the venue's time zone, and the change to open at that minute", async ({
    page,
  }) => {
    await startClockAt(page, beforeOpening);
    for (const place of openNowPlaces(page)) {
      await expect(place).toHaveText("Opens at 11:15 AM, in 1 min");
    }
    await page.clock.runFor(MINUTE + 1000);
    for (const place of openNowPlaces(page)) {
      await expect(place).toHaveText("Open until 1:45 AM");
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
  await expect.poll(() => page.evaluate(() => Object(window).largest)).toBe("The whole hall.");
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
    const { links, map } = dataFiles.site;
    for (const part of [
      screen.getByRole("heading", { level: 1 }),
      openNowPlaces(page)[0] as Locator,
      ...(await screen.getByRole("definition").all()),
      screen.locator("a[target]"),
      screen.getByText("You can keep dance floor and karaoke box."),
      screen.getByText("Come as you are for pinball and ball pit."),
      screen.locator(`a[href="${filled(map.directionsUrl)}"]`),
      screen.getByRole("link", { name: links.chat.label }),
      screen.locator(`a[href^="tel:"]`),
    ]) {
      await expect(part).toBeInViewport({ ratio: 1 });
    }
  });
});
