import type { Locator, Page } from "@playwright/test";
import { routes } from "../../src/domain/routes";
import { timeOf } from "../../src/domain/time/venueTime";
import { linkTexts } from "../support/browser/linkTexts";
import { holdBack } from "../support/browser/loads";
import { openNowPlaces } from "../support/browser/openNow";
import { expect, hydrated, test, visit } from "../support/browser/test";
import { translate } from "../support/browser/translate";

/** What happens while a page is open, in the order of time. */
const changes: [what: string, when: number][] = [
  ["an event begins", timeOf("2096-02-02 17:00")],
  ["the event ends", timeOf("2096-02-02 20:00")],
  ["the venue closes", timeOf("2096-02-03 01:45")],
  ["a weekly event begins, and a notice ends", timeOf("2096-02-03 18:00")],
  ["the weekly event gets its next date", timeOf("2096-02-03 21:00")],
  ["the venue opens on a special day", timeOf("2096-02-04 18:00")],
  ["a notice begins", timeOf("2096-02-05 18:00")],
  ["the notice ends", timeOf("2096-02-07 18:00")],
  ["the weekly event gets its last date, in another month", timeOf("2096-03-01 00:00")],
  ["the last event ends", timeOf("2096-03-03 00:00")],
  ["a year begins", new Date(2097, 0, 1).getTime()],
];

/** Opens a page with everything in it that depends on the time. */
async function open(page: Page, path: string) {
  await page.goto(path);
  // The fake clock also replaces the performance marks that `hydrated` waits for.
  await expect(openNowPlaces(page)[1] as Locator).not.toBeEmpty();
  if (path === "/") await page.getByLabel("What?").selectOption("Karaoke");
}

/** Lists the texts of a page without the marks of `translate`. */
function texts(page: Page) {
  return page.locator("#___gatsby").evaluate((root) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (walker.nextNode()) found.push((walker.currentNode as Text).data.replace(/[«»]/g, ""));
    return found.filter((text) => text.trim());
  });
}

for (const path of routes) {
  test(`${path} stays true over time after the browser has translated it`, async ({
    page,
    browser,
    pageErrors,
  }) => {
    await page.clock.install({ time: timeOf("2096-02-02 16:59") });
    await open(page, path);
    // In a context of its own, because all pages of a context have the same clock.
    const newPage = await browser.newPage();
    for (const [what, when] of changes) {
      await translate(page);
      await page.clock.pauseAt(when);
      await newPage.clock.setFixedTime(when);
      await open(newPage, path);
      await expect.poll(() => texts(page), what).toEqual(await texts(newPage));
    }
    expect(pageErrors).toEqual([]);
  });
}

test("the calculator counts after the browser has translated the page", async ({ page }) => {
  await visit(page, "/");
  const total = page.locator("main form + div [role=status]");
  const before = await total.textContent();
  await translate(page);
  await page.locator("main select").last().selectOption("12");
  await expect(total).toHaveText(/^RM[\d.]+$/);
  await expect(total).not.toHaveText(before ?? "");
});

for (const path of routes) {
  test(`${path} hydrates when a browser has made links of times, dates, prices and addresses in it`, async ({
    page,
    pageErrors,
  }) => {
    const hydrateNow = await holdBack(page, /\/app-[^/]*\.js/);
    await page.goto(path, { waitUntil: "commit" });
    await page.waitForLoadState("domcontentloaded");
    expect(await linkTexts(page)).toBeGreaterThan(5);
    await page.evaluate(() => document.querySelector("main")?.classList.add("before"));
    hydrateNow();
    await hydrated(page);
    await expect(openNowPlaces(page)[1] as Locator).not.toBeEmpty();
    expect(pageErrors).toEqual([]);
    await expect(page.locator("main")).toHaveClass("before");
    if (path !== "/") return;
    const total = page.locator("main form + div [role=status]");
    const before = await total.textContent();
    await page.locator("main select").last().selectOption("12");
    await expect(total).not.toHaveText(before ?? "");
  });
}
