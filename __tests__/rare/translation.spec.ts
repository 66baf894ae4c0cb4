import type { Page } from "@playwright/test";
import { timeOf } from "../../src/domain/time/venueTime";
import { expectTotals } from "../support/browser/calculator";
import { holdBack } from "../support/browser/loads";
import { expect, hydrated, openNow, test, visit, visitWithClock } from "../support/browser/test";
import { translate } from "../support/browser/translate";

/** What happens while a page is open, in the order of time. */
const changes: [what: string, when: number][] = [
  ["an event begins", timeOf("2096-02-02 17:00")],
  ["the event ends", timeOf("2096-02-02 20:00")],
  ["the venue closes", timeOf("2096-02-03 01:45")],
  ["a notice ends", timeOf("2096-02-03 18:00")],
  ["a year begins", new Date(2097, 0, 1).getTime()],
];

/** Lists the texts of a page without the marks of `translate`. */
function texts(page: Page) {
  return page.locator("#___gatsby").evaluate((root) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (walker.nextNode()) found.push((walker.currentNode as Text).data.replace(/[«»]/g, ""));
    return found.filter((text) => text.trim());
  });
}

test("the home page stays true over time, and the calculator counts, after the browser has translated it", async ({
  page,
  browser,
  pageErrors,
}) => {
  await visitWithClock(page, "/", timeOf("2096-02-02 16:59"));
  // In a context of its own, because all pages of a context have the same clock.
  const newPage = await browser.newPage();
  for (const [index, [what, when]] of changes.entries()) {
    await translate(page);
    await page.clock.pauseAt(when);
    await visit(newPage, "/", when);
    for (const each of [page, newPage]) {
      await each.getByLabel("What?").selectOption({ index: index % 4 });
    }
    await expect.poll(() => texts(page), what).toEqual(await texts(newPage));
  }
  expect(pageErrors).toEqual([]);
});

test("the home page hydrates when a browser has made links of times, dates, prices and addresses in it", async ({
  page,
  pageErrors,
}) => {
  const hydrateNow = await holdBack(page, /\/app-[^/]*\.js/);
  await page.goto("/", { waitUntil: "commit" });
  await page.waitForLoadState("domcontentloaded");
  expect(await linkTexts(page)).toBeGreaterThan(5);
  await page.evaluate(() => document.querySelector("main")?.classList.add("before"));
  hydrateNow();
  await hydrated(page);
  await expect(openNow(page).last()).not.toBeEmpty();
  expect(pageErrors).toEqual([]);
  await expect(page.locator("main")).toHaveClass("before");
  await page.getByLabel("How long?").selectOption("12");
  await expectTotals(page);
});

test("a page that was translated before React ran, so that React renders it anew, keeps its photos", async ({
  page,
}) => {
  const hydrateNow = await holdBack(page, /\/app-[^/]*\.js/);
  await page.goto("/events", { waitUntil: "commit" });
  await page.waitForLoadState("domcontentloaded");
  const photos = page.locator("picture");
  const before = await photos.evaluateAll((all) => all.map(({ innerHTML }) => innerHTML));
  await translate(page);
  hydrateNow();
  await hydrated(page);
  await expect(page.locator("main font")).toHaveCount(0);
  expect(await photos.evaluateAll((all) => all.map(({ innerHTML }) => innerHTML))).toEqual(before);
});

/**
 * Puts each day, and each word with a digit or an @, into a link of its own, as some browsers and extensions do with phone
 * numbers, times, dates, prices and addresses. Returns how many.
 */
function linkTexts(page: Page): Promise<number> {
  return page.locator("#___gatsby").evaluate((root) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    let count = 0;
    for (const text of texts) {
      if (text.parentElement?.closest("option")) continue;
      // A split by a pattern with a group has what was found at odd places.
      const parts = text.data.split(/(\b\w+day\b|\S*[\d@]\S*)/);
      if (parts.length === 1) continue;
      const nodes = parts.flatMap((part, index) => {
        if (index % 2 === 0) return part || [];
        count += 1;
        return Object.assign(document.createElement("a"), { href: "tel:1", textContent: part });
      });
      text.replaceWith(...nodes);
    }
    return count;
  });
}
