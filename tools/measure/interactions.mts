import type { Browser, Page } from "@playwright/test";
import { fillIn, withStatus } from "../../__tests__/support/browser/inquiry";
import { hydrated } from "../../__tests__/support/browser/test";
import type { Part } from "./part.mts";
import { pick, type Server } from "./servers.mts";
import { Table } from "./table.mts";
import { devices, MENU_BUTTON, press, quiet } from "./visit.mts";

/** How many times slower than this computer the phone's processor is. */
const SLOWDOWN = 4;

/** In ms. Every animation is over, and the browser has reported its events. */
const SETTLED = 1000;

/** How soon a phone reacts to what a visitor does, and how long its main thread is busy. */
export const interactions: Part = ({ servers, browser }) => {
  const table = new Table(
    `Interactions, phone with a ${SLOWDOWN} times slower processor, longest in ms (0: events under 16, tasks under 50)`,
  );
  return {
    tables: [table],
    measure: async () => {
      for (const { variant, server } of pick(servers, "site", "before")) {
        for (const { name, event, task } of await visitOnce(browser, server)) {
          table.add(name, `${variant} event`, event);
          table.add(name, `${variant} task`, task);
        }
        process.stderr.write(".");
      }
    },
  };
};

type Step = [name: string, act: (page: Page) => Promise<unknown>];

const followLink = (route: string): Step[] => [
  [`open the menu to go to ${route}`, (page) => press(page, MENU_BUTTON)],
  [
    `follow the menu link to ${route}`,
    async (page) => {
      await press(page, `header nav a[href="${route}" i]`);
      await page.waitForURL((url) => url.pathname === route);
    },
  ],
];

const steps: Step[] = [
  ["open the menu", (page) => press(page, MENU_BUTTON)],
  ["close the menu", (page) => press(page, MENU_BUTTON)],
  ["open a rig card", (page) => press(page, "#rigs article")],
  [
    "scroll to the planner",
    async (page) => {
      await page.locator("#plan").scrollIntoViewIfNeeded();
      await page.locator("#plan input[type=range]").waitFor();
    },
  ],
  ["choose another rig", (page) => page.locator("#plan label:has([type=radio])").last().tap()],
  ["choose more hours", (page) => page.locator("#plan input[type=range]").press("ArrowRight")],
  ["tick a box of the planner", (page) => press(page, "#plan label:has([type=checkbox])")],
  ["open the lightbox", (page) => press(page, "figure a")],
  ["show the next photo", (page) => page.keyboard.press("ArrowRight")],
  ["close the lightbox", (page) => press(page, ".pswp__button--close")],
  ...followLink("/faq"),
  ["open an answer", (page) => press(page, "main summary")],
  ...followLink("/events"),
  [
    "type into the inquiry",
    (page) => page.locator("#inquiry form input").first().pressSequentially("Aisyah"),
  ],
  [
    "submit the inquiry",
    async (page) => {
      await fillIn(page);
      await press(page, "#inquiry form button");
    },
  ],
];

/** The longest of a step, in ms. */
type Longest = { name: string; event: number; task: number };

async function visitOnce(browser: Browser, server: Server): Promise<Longest[]> {
  const context = await browser.newContext(devices.phone);
  const page = await context.newPage();
  await page.addInitScript(recordEntries);
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
  await page.goto(server.url);
  await hydrated(page);
  await quiet(server, SETTLED);
  const firstView = await page.evaluate(() => {
    const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
    const [paint] = performance.getEntriesByName("first-contentful-paint");
    return Math.max(visit?.loadEventEnd ?? 0, paint?.startTime ?? 0);
  });
  const longest: Longest[] = [
    { name: "after the first view", ...(await longestSince(page, firstView)) },
  ];
  // Not earlier, because Playwright turns the HTTP cache off for it.
  await page.route((url) => url.origin !== server.url, withStatus(200));
  page.on("dialog", (dialog) => dialog.accept());
  for (const [name, act] of steps) {
    const start = await page.evaluate(() => performance.now());
    await act(page);
    await page.waitForTimeout(SETTLED);
    longest.push({ name, ...(await longestSince(page, start)) });
  }
  await context.close();
  return longest;
}

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
async function longestSince(page: Page, start: number) {
  const entries: PerformanceEntry[] = await page.evaluate(() =>
    Object(window).entries.map((entry: PerformanceEntry) => entry.toJSON()),
  );
  const longest = (type: string) =>
    Math.max(
      0,
      ...entries
        .filter(({ entryType, startTime }) => entryType === type && startTime >= start)
        .map(({ duration }) => duration),
    );
  return { event: longest("event"), task: longest("longtask") };
}
