import { hydrated } from "../../__tests__/support/browser/test";
import type { Sent } from "../../__tests__/support/hosts/staticServer";
import { routes } from "../../src/domain/routes";
import { type Part, phone, quiet } from "./part.mts";

/**
 * What a phone downloads on its first visit, in bytes as sent. The server counts, because a page does not see the
 * requests of its service worker.
 */
export const bytes: Part = async ({ browser, server, url, hasScripts, add }) => {
  for (const route of routes) {
    const context = await browser.newContext(phone);
    const page = await context.newPage();
    const before = server.sent.length;
    await page.goto(url + route);
    if (hasScripts) await hydrated(page);
    await quiet(server, 3000);
    const loadedAt = await page.evaluate(() => {
      const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
      return performance.timeOrigin + (visit?.loadEventStart ?? 0);
    });
    await context.close();
    const sent = server.sent.slice(before);
    const untilLoad = sent.filter(({ at }) => at < loadedAt);
    add(`${route} HTML`, sumOf(untilLoad.filter(({ path }) => path === route)));
    add(`${route} until load`, sumOf(untilLoad));
    const scripts = sent.filter(({ path }) => path.endsWith(".js"));
    if (hasScripts) add(`${route} scripts`, sumOf(scripts));
    add(`${route} in all`, sumOf(sent));
  }
};

const sumOf = (sent: readonly Sent[]) => sent.reduce((sum, { bytes }) => sum + bytes, 0);
