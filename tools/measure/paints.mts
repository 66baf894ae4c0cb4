import type { Page } from "@playwright/test";
import { routes } from "../../src/domain/routes";
import { type Part, phone, SLOWDOWN } from "./part.mts";

/** A slow mobile network, as in Lighthouse. Bytes per second, and ms. */
const network = {
  offline: false,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
  latency: 150,
};

/** The first and the largest contentful paint on a slow phone, in ms. */
export const paints: Part = async ({ browser, url, add }) => {
  for (const route of routes) {
    const context = await browser.newContext({ ...phone, serviceWorkers: "block" });
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send("Network.enable");
    await devtools.send("Network.emulateNetworkConditions", network);
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
    await page.goto(url + route, { waitUntil: "networkidle" });
    const { first, largest } = await readPaints(page);
    add(`${route} FCP`, first);
    add(`${route} LCP`, largest);
    await context.close();
  }
};

const readPaints = (page: Page) =>
  page.evaluate(async () => {
    const [first] = performance.getEntriesByName("first-contentful-paint");
    const largest = await new Promise<PerformanceEntry | undefined>((resolve) => {
      new PerformanceObserver((list) => resolve(list.getEntries().at(-1))).observe({
        type: "largest-contentful-paint",
        buffered: true,
      });
    });
    return { first: first?.startTime ?? Number.NaN, largest: largest?.startTime ?? Number.NaN };
  });
