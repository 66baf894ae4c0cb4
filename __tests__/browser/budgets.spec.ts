import { readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { type Route, routes } from "../../src/domain/routes";
import { turnOnDataSaving } from "../support/browser/loads";
import { expect, hydrated, test, visit } from "../support/browser/test";
import { StaticServer } from "../support/hosts/staticServer";
import { publicFolder } from "../support/site/testSite";

const KiB = 1024;

/**
 * Budgets per page of the test site, in bytes after brotli compression unless noted otherwise. They stay the same when
 * editors add content.
 */
const budgets = {
  scripts: 49.1 * KiB,
  /** Pages with a calculator or a form. */
  moreScripts: { "/": 53.6 * KiB, "/events": 52.5 * KiB } as Partial<Record<Route, number>>,
  /** The number of requests, without pictures and without fonts for other characters. */
  requests: 7,
  /**
   * Without the page's text and its data, and without 0.5 KiB per different picture for the URLs of its files. The
   * Content-Security-Policy, 0.5 KiB of it, varies by some bytes with the addresses of the map and the form service.
   */
  html: 8.5 * KiB,
  styles: 5.9 * KiB,
  /** Those with the basic characters. Editors may use a character that loads another one. */
  fonts: 24 * KiB,
  fontFiles: 2,
  /** Of one response, uncompressed. */
  headers: 0.7 * KiB,
};

function expectWithinBudget(name: string, figure: number, budget: number) {
  console.log(`    ${name}: ${Number(figure.toFixed(2))} of ${budget}`);
  expect(figure, name).toBeLessThanOrEqual(budget);
}

const compressedSize = (text: string) => brotliCompressSync(text).length;

for (const route of routes) {
  test(`${route} is within budget on a phone for scripts, requests, HTML, headers, styles and fonts`, async ({
    page,
  }) => {
    const server = await new StaticServer(publicFolder, { isCompressed: true }).start();
    await page.setViewportSize({ width: 360, height: 740 });
    // Otherwise the browser would also load the other pages.
    await turnOnDataSaving(page);
    await visit(page, server.url + route);
    await page.waitForLoadState("networkidle");
    const loaded = (type: RegExp) => server.sent.filter(({ path }) => type.test(path));
    const bytes = (type: RegExp) => loaded(type).reduce((total, file) => total + file.bytes, 0);
    expectWithinBudget("scripts", bytes(/\.js$/), budgets.moreScripts[route] ?? budgets.scripts);
    const requests = loaded(/^(?!.*(-other-|\.(avif|webp|jpg|png|svg|ico)$))/);
    expectWithinBudget("requests", requests.length, budgets.requests);
    expectWithinBudget("fonts", bytes(/-basic-.*\.woff2$/), budgets.fonts);
    expectWithinBudget("font files", loaded(/-basic-.*\.woff2$/).length, budgets.fontFiles);
    expect(loaded(/\.css$/)).toEqual([]);
    for (const other of routes.filter((path) => path !== route)) {
      const name = other.slice(1) || "index";
      expect(loaded(new RegExp(`src-pages-${name}-`))).toEqual([]);
    }

    const file = readFileSync(`${publicFolder}${route === "/" ? "" : route}/index.html`, "utf8");
    const text = (await page.locator("#___gatsby").textContent()) ?? "";
    const sources = await page
      .locator("picture img")
      .evaluateAll((images) => images.map((image) => image.getAttribute("src")));
    const data = /<script type="application\/(?:ld\+)?json">[\s\S]*?<\/script>/g;
    const markup = compressedSize(file.replace(data, "")) - compressedSize(text);
    // A picture that is there twice needs hardly more bytes than once.
    const html = markup - new Set(sources).size * (KiB / 2);
    expectWithinBudget("HTML without its text, pictures and data", html, budgets.html);
    const styles = file.match(/<style[\s\S]*?<\/style>/g) ?? [];
    expectWithinBudget("styles", compressedSize(styles.join("")), budgets.styles);
    const headers = (await page.request.get(server.url + route)).headersArray();
    const lines = headers.map(({ name, value }) => `${name}: ${value}\r\n`);
    expectWithinBudget("headers", lines.join("").length, budgets.headers);
    await server.stop();
  });
}

test("hydration yields to the browser many times", async ({ page }) => {
  await page.addInitScript(() => {
    // React yields after 5 ms of work, and reads the clock before each small piece of it. This clock advances
    // by 1 ms per read, so the number of yields depends on the page and not on the speed of the machine.
    let now = performance.now();
    performance.now = () => {
      now += 1;
      return now;
    };
    // After each yield, React's scheduler continues by posting a message.
    Object.assign(window, { yields: 0 });
    const { postMessage } = MessagePort.prototype;
    MessagePort.prototype.postMessage = function (this: MessagePort, ...args: unknown[]) {
      const isHydrated = performance.getEntriesByName("onInitialClientRender").length > 0;
      if (!isHydrated) Object.assign(window, { yields: Object(window).yields + 1 });
      return postMessage.apply(this, args as never);
    };
  });
  await page.goto("/");
  await hydrated(page);
  expect(await page.evaluate(() => Object(window).yields)).toBeGreaterThan(20);
});
