import type { Page } from "@playwright/test";
import { hydrated } from "../../__tests__/support/browser/test";
import { type Part, phone, quiet, SLOWDOWN } from "./part.mts";

/** In ms. Every animation is over, and the browser has reported its events. */
const SETTLED = 1000;

const MENU_BUTTON = "header button";

const tap = (page: Page, selector: string) =>
  page.locator(selector).filter({ visible: true }).first().tap();

const followLink = async (page: Page, route: string) => {
  await tap(page, MENU_BUTTON);
  await tap(page, `header nav a[href="${route}" i]`);
  await page.waitForURL((url) => url.pathname === route);
};

const steps: Record<string, (page: Page) => Promise<unknown>> = {
  "open the menu": (page) => tap(page, MENU_BUTTON),
  "close the menu": (page) => tap(page, MENU_BUTTON),
  "open a rig card": (page) => tap(page, "#rigs article"),
  "scroll to the planner": async (page) => {
    await page.locator("#plan").scrollIntoViewIfNeeded();
    await page.locator("#plan select").first().waitFor();
  },
  "choose another rig": (page) => page.locator("#plan label:has([type=radio])").last().tap(),
  "choose more hours": (page) => page.locator("#plan select").last().press("ArrowDown"),
  "open the lightbox": (page) => tap(page, "figure a"),
  "show the next photo": (page) => page.keyboard.press("ArrowRight"),
  "close the lightbox": (page) => tap(page, ".pswp__button--close"),
  "go to /faq": (page) => followLink(page, "/faq"),
  "open an answer": (page) => tap(page, "main summary"),
  "go to /events": (page) => followLink(page, "/events"),
  "type into the inquiry": (page) =>
    page.locator("#inquiry form input").first().pressSequentially("Aisyah"),
  "submit the inquiry": async (page) => {
    // Valid in every field.
    for (const field of await page.locator("#inquiry form [name]").all()) {
      await field.fill("aisyah@mail.example");
    }
    await tap(page, "#inquiry form button");
  },
};

/**
 * How soon a slow phone reacts to what a visitor does, and how long its main thread is busy: the longest of each step,
 * in ms. 0 stands for events under 16 ms and tasks under 50 ms.
 */
export const reactions: Part = async ({ browser, server, url, hasScripts, add }) => {
  if (!hasScripts) return;
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  await page.addInitScript(recordEntries);
  const devtools = await context.newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
  const measure = async (name: string, since: number) => {
    add(`${name}: event`, await longestSince(page, "event", since));
    add(`${name}: task`, await longestSince(page, "longtask", since));
  };
  await page.goto(url);
  await hydrated(page);
  await quiet(server, SETTLED);
  const firstView = await page.evaluate(() => {
    const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
    const [paint] = performance.getEntriesByName("first-contentful-paint");
    return Math.max(visit?.loadEventEnd ?? 0, paint?.startTime ?? 0);
  });
  await measure("after the first view", firstView);
  // Not earlier, because Playwright turns the HTTP cache off for it.
  const headers = { "access-control-allow-origin": "*", "access-control-allow-headers": "*" };
  await page.route(
    (address) => address.origin !== url,
    (route) => route.fulfill({ headers }),
  );
  page.on("dialog", (dialog) => dialog.accept());
  for (const [name, act] of Object.entries(steps)) {
    const start = await page.evaluate(() => performance.now());
    await act(page);
    await page.waitForTimeout(SETTLED);
    await measure(name, start);
  }
  await context.close();
};

/**
 * Runs in the page. The duration of an event reaches to the next paint. Those with an `interactionId` are what the
 * metric Interaction to Next Paint counts.
 */
function recordEntries() {
  const entries: PerformanceEntry[] = [];
  Object.assign(window, { entries });
  const observer = new PerformanceObserver((list) => {
    entries.push(
      ...list
        .getEntries()
        .filter((entry) => entry.entryType === "longtask" || Object(entry).interactionId > 0),
    );
  });
  observer.observe({ type: "longtask", buffered: true });
  observer.observe({ type: "event", durationThreshold: 16, buffered: true } as object);
}

/** @param start in ms since the page's time origin */
async function longestSince(page: Page, type: string, start: number): Promise<number> {
  const entries: PerformanceEntry[] = await page.evaluate(() =>
    Object(window).entries.map((entry: PerformanceEntry) => entry.toJSON()),
  );
  const durations = entries
    .filter(({ entryType, startTime }) => entryType === type && startTime >= start)
    .map(({ duration }) => duration);
  return Math.max(0, ...durations);
}
