import type { Page } from "@playwright/test";
import { hydrated } from "../../__tests__/support/browser/test";
import { type Route, routes } from "../../src/domain/routes";
import { type Part, quiet } from "./part.mts";

const [a, b, c, d] = routes;

/** From each page to each other page once. */
const walk = [a, b, c, d, b, a, c, b, d, c, a, d, a];

/**
 * How soon a click on a menu link shows the next page, in ms until its heading is painted, next to the browser's own
 * navigation between pages without scripts.
 */
export const clicks: Part = async ({ browser, server, url, hasScripts, add }) => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  await context.addInitScript(watchClicksAndHeadings);
  const page = await context.newPage();
  await page.goto(url);
  if (hasScripts) await hydrated(page);
  await quiet(server, 2000);
  let from: Route = a;
  for (const to of walk.slice(1)) {
    add(`${from} → ${to}`, await follow(page, to, hasScripts));
    await quiet(server, 500);
    from = to;
  }
  await context.close();
};

/**
 * Runs in each document before its own code. A text element with `elementtiming` gives its first paint as an entry
 * of the browser: the same figure for a page that React renders and for one that the browser loads, and no estimate
 * by frames. The time of the click outlives its document.
 */
function watchClicksAndHeadings() {
  addEventListener(
    "click",
    ({ timeStamp }) =>
      sessionStorage.setItem("clicked", String(performance.timeOrigin + timeStamp)),
    { capture: true },
  );
  new MutationObserver(() => {
    for (const heading of document.querySelectorAll("h1:not([elementtiming])")) {
      heading.setAttribute("elementtiming", "heading");
    }
  }).observe(document, { childList: true, subtree: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      Object.assign(window, { painted: performance.timeOrigin + Object(entry).renderTime });
    }
  }).observe({ type: "element", buffered: true });
}

/** Returns the time from the click to the paint of the heading, in ms. */
async function follow(page: Page, to: Route, hasScripts: boolean): Promise<number> {
  const link = page.locator(`header nav a[href="${to}" i]`).first();
  // The floor would pay for the host's redirect from /FAQ, which the site's scripts avoid.
  if (!hasScripts) await link.evaluate((element, href) => element.setAttribute("href", href), to);
  await link.click();
  await page.waitForURL((url) => url.pathname === to);
  const timing = await page.waitForFunction(() => {
    const clicked = Number(sessionStorage.getItem("clicked"));
    const { painted } = Object(window);
    return painted > clicked && { time: painted - clicked };
  });
  return Object(await timing.jsonValue()).time;
}
