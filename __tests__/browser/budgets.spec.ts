import { readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import type { Page } from "@playwright/test";
import { routes } from "../../src/domain/routes";
import { expectWithinBudget, phone, scrollToTheEnd } from "../support/browser/budgets";
import { bytesOf, recordLoads, turnOnDataSaving } from "../support/browser/loads";
import { expect, hydrated, test } from "../support/browser/test";
import { unusedShare } from "../support/browser/unusedStyles";
import { StaticServer } from "../support/hosts/staticServer";
import { publicFolder } from "../support/site/testSite";

const KiB = 1024;

/**
 * Budgets per page, in bytes after brotli compression unless noted otherwise. They stay the same when editors
 * add content. `lifecycle/pictures.spec.ts` has the budgets for pictures.
 */
const budgets = {
  // With coming events, those of /events are 1.8 KiB larger.
  scripts: { "/": 66 * KiB, "/events": 64 * KiB, "/faq": 62 * KiB, "/about": 61 * KiB },
  /** The number of requests, without those for pictures. */
  requests: { "/": 10, "/events": 10, "/faq": 10, "/about": 10 },
  /** Without the page's text, and without 0.5 KiB per picture for the URLs of its files. */
  html: 7 * KiB,
  // Those of the home page are 1 KiB larger with notices and coming events.
  styles: 7.5 * KiB,
  /** The unused share of the CSS in a page, from 0 to 1. */
  unusedStyles: 0.15,
  /** Those with the basic characters. Editors may use a character that loads another one. */
  fonts: 24 * KiB,
  fontFiles: 2,
  /** Of one response, uncompressed. They vary by some bytes with the addresses of the map and the form service. */
  headers: 1.2 * KiB,
};

test.describe("performance budgets", () => {
  let server: StaticServer;

  test.use({ serviceWorkers: "block" });
  test.beforeAll(async () => {
    server = await new StaticServer(publicFolder, { isCompressed: true }).start();
  });
  test.afterAll(() => server.stop());

  test.describe("on a phone", () => {
    test.use(phone);

    for (const route of routes) {
      test(`${route} is within budget for scripts, requests, HTML, headers, styles and fonts`, async ({
        page,
      }) => {
        await turnOnDataSaving(page);
        const loads = recordLoads(page);
        await page.goto(server.url + route);
        await hydrated(page);
        await page.waitForLoadState("networkidle");
        const loaded = await Promise.all(loads);
        const of = (...types: string[]) => loaded.filter(({ type }) => types.includes(type));
        const styles = readFileSync(
          `${publicFolder}${route === "/" ? "" : route}/index.html`,
          "utf8",
        ).match(/<style[\s\S]*?<\/style>/g);
        const text = (await page.locator("body").textContent()) ?? "";
        const pictures = await page.locator("picture").count();
        const fonts = of("font").filter(({ path }) => path.includes("-basic-"));
        expectWithinBudget("scripts", bytesOf(of("script")), budgets.scripts[route]);
        expectWithinBudget("requests", loaded.length - of("image").length, budgets.requests[route]);
        const html = bytesOf(of("document")) - compressedSize(text) - pictures * (KiB / 2);
        expectWithinBudget("HTML without its text and pictures", html, budgets.html);
        expectWithinBudget("styles", compressedSize(styles?.join("") ?? ""), budgets.styles);
        expectWithinBudget("fonts", bytesOf(fonts), budgets.fonts);
        expectWithinBudget("font files", fonts.length, budgets.fontFiles);
        const headers = (await page.request.get(server.url + route)).headersArray();
        const lines = headers.map(({ name, value }) => `${name}: ${value}\r\n`);
        expectWithinBudget("headers", lines.join("").length, budgets.headers);
        expect(of("stylesheet")).toEqual([]);
        const otherPages = routes
          .filter((other) => other !== route)
          .map((other) => other.slice(1) || "index");
        for (const other of otherPages) {
          expect(loaded.map(({ path }) => path).join("\n")).not.toMatch(
            new RegExp(`src-pages-${other}-|page-data/${other}/`),
          );
        }
      });
    }
  });

  for (const route of routes) {
    test(`${route} uses nearly all of its inline styles`, async ({ page }) => {
      await turnOnDataSaving(page);
      await page.coverage.startCSSCoverage();
      for (const width of [360, 768, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(server.url + route);
        await hydrated(page);
        await scrollToTheEnd(page);
        await showAllStates(page);
      }
      // Leaves out style sheets of other pages: hovering over a link loads them.
      const own = (await page.coverage.stopCSSCoverage()).filter(
        ({ url }) => !url.endsWith(".css"),
      );
      expect(own).not.toEqual([]);
      expectWithinBudget("unused styles", unusedShare(own), budgets.unusedStyles);
    });
  }
});

const compressedSize = (text: string) => brotliCompressSync(text).length;

/** Opens, focuses, hovers over and prints everything, so that the styles for these states are used. */
async function showAllStates(page: Page) {
  const menu = page.getByRole("button", { name: "Menu" });
  if (await menu.isVisible()) await menu.click();
  for (const answer of await page.locator("summary").all()) await answer.click();
  for (let stops = 0; stops < 30; stops += 1) await page.keyboard.press("Tab");
  for (const control of await page.locator("main a:visible, main button:visible").all()) {
    await control.hover({ timeout: 1000 }).catch(() => undefined);
  }
  await page.emulateMedia({ media: "print" });
  await page.emulateMedia({ media: "screen", reducedMotion: "reduce" });
  await page.emulateMedia({ reducedMotion: "no-preference" });
}
