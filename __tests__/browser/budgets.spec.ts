import { readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import type { Page } from "@playwright/test";
import { routes } from "../../src/domain/routes";
import { bytesOf, recordLoads, saveData } from "../support/browser/loads";
import { expect, hydrated, test } from "../support/browser/test";
import { unusedShare } from "../support/browser/unusedStyles";
import { StaticServer } from "../support/hosts/staticServer";
import { publicFolder } from "../support/site/testSite";

const KiB = 1024;

/** What pages may cost, compressed with brotli, in bytes where nothing else is said. */
const budgets = {
  scripts: { "/": 66 * KiB, "/events": 62 * KiB, "/faq": 62 * KiB, "/about": 62 * KiB },
  requests: { "/": 20, "/events": 27, "/faq": 16, "/about": 16 },
  html: 14 * KiB,
  /** All but scripts, over what the page without any script loads: 1.05 and room for more questions. */
  overFloor: 1.06,
  styles: 12 * KiB,
  /** Of the rules that a page carries, the share that is used nowhere on it. */
  unusedStyles: 0.15,
  fonts: 45 * KiB,
  fontFiles: 2,
  firstPicture: 60 * KiB,
  allPictures: 450 * KiB,
  /** Pixels of a picture's file for each pixel that shows it. */
  pictureFit: 1.3,
};

const phone = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2 };

/** States a figure in the test's output, and holds it to its budget. */
function hold(what: string, figure: number, budget: number) {
  console.log(`    ${what}: ${Number(figure.toFixed(2))} of ${budget}`);
  expect(figure, what).toBeLessThanOrEqual(budget);
}

async function scrollToTheEnd(page: Page) {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight / 2) {
      scrollTo({ top: y, behavior: "instant" });
      // Only what stands in a frame that is drawn is loaded: on a busy machine 60 ms may draw none.
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 60)));
    }
  });
  await page.waitForFunction(() => Array.from(document.images).every(({ complete }) => complete));
}

test.describe("within its budget", () => {
  let server: StaticServer;
  const floor = new StaticServer(publicFolder, { isCompressed: true, isWithoutScripts: true });

  test.use({ serviceWorkers: "block" });
  test.beforeAll(async () => {
    server = await new StaticServer(publicFolder, { isCompressed: true }).start();
  });
  test.afterAll(() => server.stop());

  test.describe("on a phone", () => {
    test.use(phone);

    for (const route of routes) {
      test(`${route} keeps its scripts, requests, page, styles and fonts`, async ({ page }) => {
        await saveData(page);
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
        const fonts = of("font");
        hold("scripts", bytesOf(of("script")), budgets.scripts[route]);
        hold("requests", loaded.length, budgets.requests[route]);
        hold("page", bytesOf(of("document")), budgets.html);
        const others = loaded.filter(({ type }) => type !== "script");
        const onlyForScripts = bytesOf(of("xhr", "fetch", "document")) - floor.bodySizeOf(route);
        const share = bytesOf(others) / (bytesOf(others) - onlyForScripts);
        hold("bytes beside scripts, over those of the page without", share, budgets.overFloor);
        hold("styles", brotliCompressSync(styles?.join("") ?? "").length, budgets.styles);
        hold("fonts", bytesOf(fonts), budgets.fonts);
        hold("font files", fonts.length, budgets.fontFiles);
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

      test(`${route} keeps the picture of its first view`, async ({ page }) => {
        const loads = recordLoads(page);
        await page.goto(server.url + route);
        const first = page.locator("img[loading=eager]");
        const count = await first.count();
        expect(count).toBeLessThanOrEqual(1);
        if (count === 0) return;
        await expect(first).toHaveAttribute("fetchpriority", "high");
        const source = await first.evaluate((image: HTMLImageElement) => image.currentSrc);
        await page.waitForLoadState("networkidle");
        const loaded = await Promise.all(loads);
        const picture = loaded.filter(({ path }) => path === new URL(source).pathname);
        expect(picture).toHaveLength(1);
        hold("first picture", bytesOf(picture), budgets.firstPicture);
      });
    }

    test("the home page keeps all its pictures", async ({ page }) => {
      const loads = recordLoads(page);
      await page.goto(server.url);
      await hydrated(page);
      await scrollToTheEnd(page);
      const pictures = (await Promise.all(loads)).filter(({ type }) => type === "image");
      expect(pictures.length).toBeGreaterThan(10);
      hold("all pictures", bytesOf(pictures), budgets.allPictures);
    });
  });

  for (const route of routes) {
    test(`${route} uses the styles that it carries`, async ({ page }) => {
      await saveData(page);
      await page.coverage.startCSSCoverage();
      for (const width of [360, 768, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(server.url + route);
        await hydrated(page);
        await scrollToTheEnd(page);
        await goThroughStates(page);
      }
      // Not those of the pages that were pointed at.
      const own = (await page.coverage.stopCSSCoverage()).filter(
        ({ url }) => !url.endsWith(".css"),
      );
      expect(own).not.toEqual([]);
      hold("unused styles", unusedShare(own), budgets.unusedStyles);
    });

    for (const deviceScaleFactor of [1, 2, 3]) {
      test.describe(`with ${deviceScaleFactor} pixels a point`, () => {
        test(`${route} has pictures that fit their places`, async ({ browser }) => {
          test.setTimeout(180_000);
          const worst = { fit: 0, picture: "" };
          for (const width of [360, 414, 768, 992, 1280, 1440, 1920]) {
            // A new context: from its cache, Chromium takes a larger file than it would ask for.
            const page = await browser.newPage({
              viewport: { width, height: 800 },
              deviceScaleFactor,
              serviceWorkers: "block",
            });
            await page.goto(server.url + route);
            await scrollToTheEnd(page);
            for (const { fit, picture } of await page.evaluate(picturesAsShown)) {
              if (fit > worst.fit)
                Object.assign(worst, { fit, picture: `${width} px: ${picture}` });
            }
            await page.close();
          }
          hold(`picture fit (${worst.picture})`, worst.fit, budgets.pictureFit);
        });
      });
    }
  }
});

/** Opens, points at, focuses and prints what there is, so that the styles for it are in use. */
async function goThroughStates(page: Page) {
  const menu = page.getByRole("button", { name: "Menu" });
  if (await menu.isVisible()) await menu.click();
  for (const answer of await page.locator("summary").all()) await answer.click();
  for (let stops = 0; stops < 30; stops += 1) await page.keyboard.press("Tab");
  for (const thing of await page.locator("main a:visible, main button:visible").all()) {
    await thing.hover({ timeout: 1000 }).catch(() => undefined);
  }
  await page.emulateMedia({ media: "print" });
  await page.emulateMedia({ media: "screen", reducedMotion: "reduce" });
  await page.emulateMedia({ reducedMotion: "no-preference" });
}

/** Runs in the page: how many pixels of each picture's file stand for one that shows it. */
function picturesAsShown() {
  return Array.from(document.querySelectorAll<HTMLImageElement>("picture > img")).flatMap(
    (image) => {
      const { width, height } = image.getBoundingClientRect();
      if (width === 0) return [];
      const sources = [...(image.parentElement?.children ?? [])] as HTMLSourceElement[];
      const candidate = sources
        .flatMap(({ srcset }) => srcset.split(","))
        .map((text) => text.trim().split(" "))
        .find(([address]) => new URL(address as string, location.href).href === image.currentSrc);
      const fileWidth = Number.parseInt(candidate?.[1] ?? "0", 10);
      const shape = image.naturalWidth / image.naturalHeight;
      const shownWidth = Math.max(width, height * shape) * devicePixelRatio;
      return [{ fit: fileWidth / shownWidth, picture: image.alt.slice(0, 40) }];
    },
  );
}
