import { extname } from "node:path";
import type { Browser } from "@playwright/test";
import { turnOnDataSaving } from "../../__tests__/support/browser/loads";
import { hydrated } from "../../__tests__/support/browser/test";
import type { Sent } from "../../__tests__/support/hosts/sent";
import { routes } from "../../src/domain/routes";
import type { Part } from "./part.mts";
import { pick, type Server } from "./servers.mts";
import { Table } from "./table.mts";
import { devices, quiet } from "./visit.mts";

/** In ms. */
const QUIET = 3000;

/** Pages have no extension in their URL. */
const kinds: Record<string, string> = {
  "": "HTML",
  ".html": "HTML",
  ".js": "scripts",
  ".css": "styles and fonts",
  ".woff2": "styles and fonts",
  ".avif": "pictures",
  ".webp": "pictures",
  ".jpg": "pictures",
  ".png": "pictures",
  ".svg": "pictures",
  ".ico": "pictures",
};

/**
 * What a phone downloads on its first visit. The server counts, because a page does not see the requests of its
 * service worker.
 */
export const firstVisit: Part = ({ servers, browser }) => {
  const tables = [false, true].map((savesData) => ({
    savesData,
    table: new Table(`First visit${savesData ? " with Save-Data" : ""}, phone, bytes as sent`),
  }));
  return {
    tables: tables.map(({ table }) => table),
    measure: async () => {
      for (const { savesData, table } of tables) {
        for (const route of routes) {
          for (const { variant, server } of pick(servers, "site", "nginx", "before")) {
            const { load, sent } = await visitOnce(browser, server, route, savesData);
            addBytes(table, `${route} ${variant}, until load`, load);
            addBytes(table, `${route} ${variant}, until quiet`, sent);
            process.stderr.write(".");
          }
        }
      }
    },
  };
};

/** Returns what the server has sent in all, and the part of it that was requested before the load event. */
async function visitOnce(browser: Browser, server: Server, route: string, savesData: boolean) {
  const context = await browser.newContext({
    ...devices.phone,
    ...(savesData && { extraHTTPHeaders: { "Save-Data": "on" } }),
  });
  const page = await context.newPage();
  if (savesData) await turnOnDataSaving(page);
  const before = server.host.sent.length;
  await page.goto(server.url + route);
  await hydrated(page);
  await quiet(server, QUIET);
  const loadedAt = await page.evaluate(() => {
    const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
    return performance.timeOrigin + (visit?.loadEventStart ?? 0);
  });
  await context.close();
  const sent = server.host.sent.slice(before);
  return { sent, load: sent.filter(({ at }) => at < loadedAt) };
}

function addBytes(table: Table, row: string, sent: readonly Sent[]): void {
  const bytes = (kind?: string) =>
    sent
      .filter(({ path }) => !kind || kindOf(path) === kind)
      .reduce((sum, response) => sum + response.bytes, 0);
  for (const kind of [...new Set(Object.values(kinds)), "other"]) {
    table.add(row, kind, bytes(kind));
  }
  table.add(row, "all", bytes());
  table.add(row, "files sent twice", sentTwice(sent).length);
}

function kindOf(path: string): string {
  const [pathname = ""] = path.split("?");
  return kinds[extname(pathname)] ?? "other";
}

function sentTwice(sent: readonly Sent[]): string[] {
  const paths = sent.filter(({ status }) => status === 200).map(({ path }) => path);
  return [...new Set(paths.filter((path, index) => paths.indexOf(path) !== index))];
}
