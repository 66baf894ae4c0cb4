import { readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import type { Page } from "@playwright/test";
import { type Route, routes } from "../../../src/domain/routes";
import type { StaticServer } from "../hosts/staticServer";
import { expectWithinBudget } from "./budgets";
import { bytesOf, recordLoads, turnOnDataSaving } from "./loads";
import { expect, visit } from "./test";

const KiB = 1024;

/**
 * Budgets per page of the test site, in bytes after brotli compression unless noted otherwise. They stay the same when
 * editors add content.
 */
const budgets = {
  scripts: { "/": 53 * KiB, "/events": 51.5 * KiB, "/faq": 49 * KiB, "/about": 48.5 * KiB },
  /** The number of requests, without pictures and without fonts for other characters. */
  requests: { "/": 7, "/events": 7, "/faq": 7, "/about": 7 },
  /**
   * Without the page's text and its data, and without 0.5 KiB per different picture for the URLs of its files. The
   * Content-Security-Policy, 0.5 KiB of it, varies by some bytes with the addresses of the map and the form service.
   */
  html: 8 * KiB,
  styles: 5.2 * KiB,
  /** Those with the basic characters. Editors may use a character that loads another one. */
  fonts: 24 * KiB,
  fontFiles: 2,
  /** Of one response, uncompressed. */
  headers: 0.7 * KiB,
};

/** Expects of a page that what it loads on a phone is within the budgets. @param folder the files that are served */
export async function expectPageWithinBudgets(
  page: Page,
  server: StaticServer,
  route: Route,
  folder: string,
): Promise<void> {
  // Otherwise the browser would also load the other pages.
  await turnOnDataSaving(page);
  const loads = recordLoads(page);
  await visit(page, server.url + route);
  await page.waitForLoadState("networkidle");
  const loaded = await Promise.all(loads);
  const of = (type: string) => loaded.filter((file) => file.type === type);
  const file = readFileSync(`${folder}${route === "/" ? "" : route}/index.html`, "utf8");
  const styles = file.match(/<style[\s\S]*?<\/style>/g);
  const text = (await page.locator("#___gatsby").textContent()) ?? "";
  const pictures = await page.locator("picture img").evaluateAll(countDistinct);
  const fonts = of("font").filter(({ path }) => path.includes("-basic-"));
  expectWithinBudget("scripts", bytesOf(of("script")), budgets.scripts[route]);
  const otherFonts = of("font").length - fonts.length;
  const requests = loaded.length - of("image").length - otherFonts;
  expectWithinBudget("requests", requests, budgets.requests[route]);
  const data = /<script type="application\/(?:ld\+)?json">[\s\S]*?<\/script>/g;
  const markup = file.replace(data, "");
  const html = compressedSize(markup) - compressedSize(text) - pictures * (KiB / 2);
  expectWithinBudget("HTML without its text, pictures and data", html, budgets.html);
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
}

/** Runs in the page. A picture that is there twice needs hardly more bytes than once. */
const countDistinct = (images: (HTMLElement | SVGElement)[]) =>
  new Set(images.map((image) => image.getAttribute("src"))).size;

const compressedSize = (text: string) => brotliCompressSync(text).length;
