import { parse } from "node:path";
import type { Locator } from "@playwright/test";
import { checkDataFiles } from "../../src/content/check/checkDataFiles";
import { readDataFolder } from "../../src/content/node/readDataFolder";
import type { Content } from "../../src/content/schema";
import { routes } from "../../src/domain/routes";
import { expectWithinBudget, phone, scrollToTheEnd } from "../support/browser/budgets";
import { bytesOf, recordLoads } from "../support/browser/loads";
import { minuteBeforeOpening, openNowPlaces } from "../support/browser/openNow";
import { expect, hydrated, test } from "../support/browser/test";
import { StaticServer } from "../support/hosts/staticServer";

/** The output of `npm run build`, with the real photos. */
const realSite = "public";

/** Budgets for pictures. They stay the same when editors add photos. */
const budgets = {
  /** Bits per pixel of the files that a phone loads. */
  pictures: 1,
  /** The width of a picture's file relative to its width on the screen, both in device pixels. */
  pictureFit: 1.3,
  /** The bytes of all layers of lights on the home page. */
  lights: 30 * 1024,
};

const { home, rigs, site } = checkDataFiles(readDataFolder("data")).valid as Content;

/** The names of all files with lights, without their endings. */
const lightNames = [
  home.hero.lightsWide,
  home.hero.lightsTall,
  ...rigs.rigs.map((rig) => rig.lights),
].flatMap((file) => (file ? [parse(file).name] : []));

const isPicture = /\/static\/.*\.(avif|webp|jpg)$/;

test.describe("with the real photos", () => {
  let server: StaticServer;

  test.beforeAll(async () => {
    server = await new StaticServer(realSite, { isCompressed: true }).start();
  });
  test.afterAll(() => server.stop());

  test.describe("on a phone", () => {
    test.use(phone);

    for (const route of routes) {
      test(`${route} loads at most one picture eagerly, with high priority and only once`, async ({
        page,
      }) => {
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
        expect(loaded.filter(({ path }) => path === new URL(source).pathname)).toHaveLength(1);
      });

      test(`${route} loads well-compressed pictures`, async ({ page }) => {
        const loads = recordLoads(page);
        await page.goto(server.url + route);
        await hydrated(page);
        await scrollToTheEnd(page);
        const files = (await Promise.all(loads)).filter(({ path }) => isPicture.test(path));
        const pictures = await page.evaluate(picturesAsShown);
        const pixels = pictures.reduce((sum, { width, height }) => sum + width * height, 0);
        expectWithinBudget(
          "bits per pixel",
          (8 * bytesOf(files)) / (pixels || 1),
          budgets.pictures,
        );
      });
    }
  });

  for (const viewport of [phone.viewport, { width: 1280, height: 800 }]) {
    test(`all lights of the home page are light at ${viewport.width} px`, async ({ page }) => {
      await page.setViewportSize(viewport);
      const loads = recordLoads(page);
      await page.clock.install({ time: minuteBeforeOpening(site.hours) + 60_000 });
      await page.goto(server.url);
      await expect(openNowPlaces(page)[0] as Locator).not.toBeEmpty();
      const heroLights = page.locator('#reservation img[alt=""]');
      await expect(heroLights).toHaveCount(home.hero.lightsWide ? 1 : 0);
      for (const overlay of await heroLights.all()) await expect(overlay).toHaveCSS("opacity", "1");
      await scrollToTheEnd(page);
      const files = (await Promise.all(loads)).filter(({ path }) =>
        lightNames.includes(parse(path).name),
      );
      expect(files.length > 0).toBe(lightNames.length > 0);
      expectWithinBudget("bytes of lights", bytesOf(files), budgets.lights);
    });
  }

  for (const deviceScaleFactor of [1, 2, 3]) {
    test.describe(`at a device pixel ratio of ${deviceScaleFactor}`, () => {
      test.use({ deviceScaleFactor });

      for (const route of routes) {
        test(`${route} loads pictures close to their displayed size`, async ({ page }) => {
          const worst = { fit: 0, picture: "" };
          // Only the choice of files matters here. If Chromium had a larger file in its cache, it would take that.
          await page.route(isPicture, (request) => request.abort());
          await page.route(/\.js$/, (request) => request.abort());
          // Phones and tablets have at least two device pixels per CSS pixel.
          const mobile = deviceScaleFactor === 1 ? [] : [360, 414, 768];
          for (const width of [...mobile, 992, 1280, 1440, 1920]) {
            await page.setViewportSize({ width, height: 800 });
            await page.goto(server.url + route);
            for (const { fit, alt } of await page.evaluate(picturesAsShown)) {
              if (fit > worst.fit) {
                Object.assign(worst, { fit, picture: `${width} px: ${alt}` });
              }
            }
          }
          expectWithinBudget(`picture fit (${worst.picture})`, worst.fit, budgets.pictureFit);
        });
      }
    });
  }
});

/** Runs in the page. Returns each picture's file size in px, and its width relative to the displayed width. */
async function picturesAsShown() {
  const images = Array.from(document.querySelectorAll<HTMLImageElement>("picture > img"));
  for (const image of images) image.loading = "eager";
  // Chromium names a picture's file only once the request for it has ended.
  while (images.some(({ currentSrc }) => currentSrc === "")) {
    await new Promise(requestAnimationFrame);
  }
  return images.flatMap((image) => {
    const shown = image.getBoundingClientRect();
    if (shown.width === 0) return [];
    const sources = [...(image.parentElement?.children ?? [])] as HTMLSourceElement[];
    const candidate = sources
      .flatMap(({ srcset }) => srcset.split(","))
      .map((text) => text.trim().split(" "))
      .find(([address]) => new URL(address as string, location.href).href === image.currentSrc);
    const width = Number.parseInt(candidate?.[1] ?? "0", 10);
    const shape = Number(image.getAttribute("width")) / Number(image.getAttribute("height"));
    const shownWidth = Math.max(shown.width, shown.height * shape) * devicePixelRatio;
    return [{ width, height: width / shape, fit: width / shownWidth, alt: image.alt.slice(0, 40) }];
  });
}
