import type { Page } from "@playwright/test";
import { type Route, toRoute } from "../../src/domain/routes";
import { follow, menuButton } from "../support/browser/menu";
import { expect, hydrated, test } from "../support/browser/test";
import { headings } from "../support/site/data";

/*
 * Visits over several pages that once failed. What a browser restores after Back, Forward and a reload must be there.
 */

/** In px. After a new load, Chromium restores a place by what was in view, and rounds. */
const ROUNDING = 8;

/** In px: the height of a line of text, by which Chromium may miss its place at a reload. */
const LINE = 28;

/** In ms, after a click on RIGS: the page is scrolling. */
const WHILE_IT_SCROLLS = 280;

const placeOf = (page: Page) => page.evaluate(() => scrollY);

/** Whether the section to which the address leads is below the navbar, or the page at its end. */
const isAtTarget = (page: Page) =>
  page.evaluate(() => {
    const target = document.querySelector(":target");
    if (!target) return false;
    const margin = Number.parseFloat(getComputedStyle(target).scrollMarginTop);
    const isNear = Math.abs(target.getBoundingClientRect().top - margin) <= 8;
    return isNear || scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
  });

/** The page of an address is there, and works. */
async function expectPage(page: Page, address: string): Promise<void> {
  await expect(page).toHaveURL(address);
  const route = toRoute(new URL(address, "https://a.test").pathname) as Route;
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(headings[route]);
  await hydrated(page);
  await expect(page.locator(".pswp")).toHaveCount(0);
  await expect(page.locator("#___gatsby:not([inert])")).toBeAttached();
}

/** The page is at a place, and stays there. */
async function expectPlace(page: Page, y: number, tolerance = ROUNDING): Promise<void> {
  const distance = async () => Math.abs((await placeOf(page)) - y);
  await expect.poll(distance).toBeLessThanOrEqual(tolerance);
  // Longer than the delay before the scroll to RIGS or PRICING.
  await page.waitForTimeout(150);
  expect(await distance()).toBeLessThanOrEqual(tolerance);
}

async function expectTarget(page: Page): Promise<void> {
  await expect.poll(() => isAtTarget(page)).toBe(true);
  await page.waitForTimeout(150);
  expect(await isAtTarget(page)).toBe(true);
}

async function scrollToPart(page: Page, part: number): Promise<number> {
  return page.evaluate((part) => {
    const { scrollHeight } = document.documentElement;
    scrollTo({ top: (scrollHeight - innerHeight) * part, behavior: "instant" });
    return scrollY;
  }, part);
}

/** Opens the menu first if it is closed, and does not wait for the page. */
async function choose(page: Page, href: string): Promise<void> {
  if (await menuButton(page).isVisible()) await menuButton(page).click();
  await follow(page, href, (link) => link.evaluate((element: HTMLElement) => element.click()));
}

/** Not `page.goBack()`, which waits for a load that an entry of the same page does not have. */
const go = (page: Page, steps: -1 | 1) =>
  page.evaluate((by) => void setTimeout(() => history.go(by)), steps);

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
}

test.afterEach(({ pageErrors }) => {
  expect(pageErrors).toEqual([]);
});

test.use({ viewport: { width: 390, height: 800 } });

for (const width of [390, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test("Back while the page scrolls to RIGS returns to where the visitor was", async ({
      page,
    }) => {
      await open(page, "/");
      const y = await scrollToPart(page, 0.8);
      await choose(page, "/#rigs");
      await page.waitForTimeout(WHILE_IT_SCROLLS);
      await go(page, -1);
      await expectPage(page, "/");
      await expectPlace(page, y);
    });

    test("the skip link while the page scrolls to RIGS leads to the main content, and Back to RIGS", async ({
      page,
    }) => {
      await open(page, "/");
      await choose(page, "/#rigs");
      await page.waitForTimeout(WHILE_IT_SCROLLS);
      await page.locator("a[href='#main']").press("Enter");
      await expectPage(page, "/#main");
      await expectTarget(page);
      await go(page, -1);
      await expectPage(page, "/#rigs");
    });

    test("a link while the page scrolls to PRICING leads to its page, and Back returns step by step", async ({
      page,
    }) => {
      await open(page, "/about");
      await choose(page, "/#pricing");
      await page.waitForTimeout(WHILE_IT_SCROLLS);
      await choose(page, "/faq");
      await expectPage(page, "/faq");
      await expectPlace(page, 0);
      await go(page, -1);
      // The way to the section may have been given up.
      await expect(page).toHaveURL(/:\d+\/(#pricing)?$/);
      await go(page, -1);
      await expectPage(page, "/about");
    });
  });
}

test("a photo that is closed while it opens leaves keys and Forward without an effect", async ({
  page,
}) => {
  await open(page, "/");
  await page.locator("main a[aria-haspopup]").first().click();
  await page.locator(".pswp").waitFor();
  await page.keyboard.press("Escape");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await page.waitForTimeout(150);
  await go(page, 1);
  await expectPage(page, "/");
});

test("a photo that Back has closed, and another page, leave Back and Forward at the right pages and places", async ({
  page,
}) => {
  await open(page, "/faq");
  await choose(page, "/");
  await expectPage(page, "/");
  const photo = page.locator("main a[aria-haspopup]").nth(3);
  await photo.scrollIntoViewIfNeeded();
  const y = await placeOf(page);
  await photo.click();
  await page.locator(".pswp").waitFor();
  await go(page, -1);
  await expectPage(page, "/");
  await expectPlace(page, y);
  await choose(page, "/about");
  await expectPage(page, "/about");
  await go(page, -1);
  await expectPage(page, "/");
  await expectPlace(page, y);
  await go(page, -1);
  await expectPage(page, "/faq");
  await go(page, 1);
  await expectPage(page, "/");
  await expectPlace(page, y);
  await go(page, 1);
  await expectPage(page, "/about");
});

test("a page with an open answer keeps its place after Back, but for the answer, which a new load of the page closes", async ({
  page,
}) => {
  await open(page, "/faq");
  await page.locator("summary").nth(3).click();
  await page.locator("summary").nth(6).click();
  await expect(page.locator("details[open]")).toHaveCount(1);
  const y = await scrollToPart(page, 1);
  const height = await page.locator("details[open]").evaluate((answer) => answer.clientHeight);
  await choose(page, "/about");
  await expectPage(page, "/about");
  await go(page, -1);
  await expectPage(page, "/faq");
  await expectPlace(page, y, height + ROUNDING);
  await page.reload();
  await expectPage(page, "/faq");
  expect(await page.locator("details[open]").count()).toBeLessThanOrEqual(1);
});

test("an address in capitals keeps its query and its place after Back and a reload", async ({
  page,
}) => {
  await open(page, "/FAQ?from=poster");
  await expectPage(page, "/faq?from=poster");
  const y = await scrollToPart(page, 0.5);
  await choose(page, "/about");
  await expectPage(page, "/about");
  await go(page, -1);
  await expectPage(page, "/faq?from=poster");
  await expectPlace(page, y);
  await page.reload();
  await expectPage(page, "/faq?from=poster");
  await expectPlace(page, y, LINE);
});
