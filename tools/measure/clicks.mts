import type { BrowserContext, Page } from "@playwright/test";
import { hydrated } from "../../__tests__/support/browser/test";
import { type Route, routes } from "../../src/domain/routes";
import type { Part } from "./part.mts";
import { pick, type Server } from "./servers.mts";
import { Table } from "./table.mts";
import { devices, MENU_BUTTON, press, quiet } from "./visit.mts";

/** In ms: before the first click, and between clicks. */
const FIRST_QUIET = 2000;
const QUIET = 500;

/**
 * How soon a click on a menu link shows the next page, next to the browser's own navigation between pages without
 * scripts. nginx is left out, because no click waits for the network.
 */
export const clicks: Part = ({ servers, browser }) => {
  const tables = (["desktop", "phone"] as const).map((device) => ({
    device,
    table: new Table(`Clicks, ${device}, ms until the next page's heading is painted`, [
      "site",
      "floor",
    ]),
  }));
  return {
    tables: tables.map(({ table }) => table),
    measure: async (round) => {
      for (const { device, table } of tables) {
        for (const { variant, server } of pick(servers, "site", "floor", "before")) {
          const hasScripts = variant !== "floor";
          const context = await browser.newContext(devices[device]);
          for (const click of await followAll(context, server, hasScripts, walk(round))) {
            table.add(click.name, variant, click.time);
            if (hasScripts) table.add(click.name, `${variant} JS bytes`, click.bytes);
          }
          await context.close();
          process.stderr.write(".");
        }
      }
    },
  };
};

/**
 * A walk that goes from each page to each other page once, and ends where it began. Each round begins elsewhere on
 * it, so that not always the same page is shown for the first time.
 */
function walk(round: number): Route[] {
  const [a, b, c, d] = routes;
  const steps = [a, b, c, d, b, a, c, b, d, c, a, d];
  const start = (5 * round) % steps.length;
  const turned = [...steps.slice(start), ...steps.slice(0, start)];
  return [...turned, turned[0] ?? a];
}

type Click = { name: string; time: number; bytes: number };

async function followAll(
  context: BrowserContext,
  server: Server,
  hasScripts: boolean,
  stops: Route[],
): Promise<Click[]> {
  await context.addInitScript(watchClicksAndHeadings);
  const page = await context.newPage();
  const [first = "/", ...others] = stops;
  await page.goto(server.url + first);
  if (hasScripts) await hydrated(page);
  await quiet(server, FIRST_QUIET);
  const followed: Click[] = [];
  let from: Route = first;
  for (const to of others) {
    const before = server.host.sent.length;
    const time = await follow(page, to, hasScripts);
    await quiet(server, QUIET);
    const bytes = server.host.sent
      .slice(before)
      .filter(({ path }) => path.endsWith(".js"))
      .reduce((sum, response) => sum + response.bytes, 0);
    followed.push({ name: `${from} → ${to}`, time, bytes });
    from = to;
  }
  return followed;
}

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
  const link = `header nav a[href="${to}" i]`;
  if (!hasScripts) await prepareMenu(page, link, to);
  else if (!(await page.locator(link).first().isVisible())) await press(page, MENU_BUTTON);
  await press(page, link);
  await page.waitForURL((url) => url.pathname === to);
  const timing = await page.waitForFunction(() => {
    const clicked = Number(sessionStorage.getItem("clicked"));
    const { painted } = Object(window);
    return painted > clicked && { time: painted - clicked };
  });
  return Object(await timing.jsonValue()).time;
}

/**
 * Makes up for two differences to a browser that allows no scripts, on a host with redirects: there the menu is
 * always open. And a host redirects from /FAQ, which would cost the floor a request that the site saves.
 */
const prepareMenu = (page: Page, link: string, to: Route) =>
  page.evaluate(
    ([selector, href]) => {
      document.querySelector("header nav")?.setAttribute("data-open", "true");
      document.querySelector(selector)?.setAttribute("href", href);
    },
    [link, to] as const,
  );
