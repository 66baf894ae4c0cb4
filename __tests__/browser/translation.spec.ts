import type { Locator, Page } from "@playwright/test";
import { routes } from "../../src/domain/routes";
import { timeOf } from "../../src/domain/time/venueTime";
import { chooseRig } from "../support/browser/calculator";
import { linkTexts } from "../support/browser/linkTexts";
import { holdBack } from "../support/browser/loads";
import { openNowPlaces } from "../support/browser/openNow";
import { expect, hydrated, test, visit } from "../support/browser/test";
import { translate } from "../support/browser/translate";
import { dataFile } from "../support/site/data";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

type Event = { id: string; starts: string; ends: string; weeklyUntil: string };

const { hours } = dataFile("site");
const [first, later] = dataFile("notices").notices;
const events: Event[] = dataFile("comingEvents").events;
const [evening, fridays] = ["added-evening", "added-fridays"].map((name) =>
  events.find(({ id }) => id === name),
) as [Event, Event];

const dayOf = (moment: string) => moment.slice(0, 10);
const lastFriday = timeOf(`${fridays.weeklyUntil} 00:00`);
const start = timeOf(evening.starts) - MINUTE;

/** What happens while a page is open, in the order of time. */
const changes: [what: string, when: number][] = [
  ["an event begins", timeOf(evening.starts)],
  ["the event ends", timeOf(evening.ends)],
  ["the venue closes", timeOf(`${dayOf(evening.ends)} ${hours.closes}`)],
  ["a weekly event begins, and a notice ends", timeOf(first.until)],
  ["the weekly event gets its next date", timeOf(fridays.ends)],
  ["the venue opens", timeOf(`${dayOf(later.from)} ${hours.opens}`)],
  ["a notice begins", timeOf(later.from)],
  ["the notice ends", timeOf(later.until)],
  ["the weekly event gets its last date, in another month", lastFriday - DAY],
  ["the last event ends", lastFriday + DAY],
  ["a year begins", new Date(new Date(start).getFullYear() + 1, 0, 1).getTime()],
];

/** Opens a page with everything in it that depends on the time. */
async function open(page: Page, path: string) {
  await page.goto(path);
  // The fake clock also replaces the performance marks that `hydrated` waits for.
  await expect(openNowPlaces(page)[1] as Locator).not.toBeEmpty();
  if (path === "/") await chooseRig(page, true);
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
    await page.clock.install({ time: start });
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
