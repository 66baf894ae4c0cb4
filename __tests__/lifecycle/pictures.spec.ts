import { routes } from "../../src/domain/routes";
import { hold, phone, scrollToTheEnd } from "../support/browser/budgets";
import { bytesOf, recordLoads, saveData } from "../support/browser/loads";
import { expect, hydrated, test } from "../support/browser/test";
import { StaticServer } from "../support/hosts/staticServer";

/** What `npm run build` has made, with the real photos. */
const realSite = "public";

/** What pictures may cost. None of it grows with the photos that editors add. */
const budgets = {
  /** All bytes but those of scripts, over what the page without any script loads. */
  overFloor: 1.06,
  /** Bits for each pixel of the files that a phone loads. */
  pictures: 1,
  /** Pixels of a picture's file for each pixel that shows it. */
  pictureFit: 1.3,
};

const isPicture = /\/static\/.*\.(avif|webp|jpg)$/;

test.describe("with the real photos", () => {
  let server: StaticServer;
  const floor = new StaticServer(realSite, { isCompressed: true, isWithoutScripts: true });

  test.use({ serviceWorkers: "block" });
  test.beforeAll(async () => {
    server = await new StaticServer(realSite, { isCompressed: true }).start();
  });
  test.afterAll(() => server.stop());

  test.describe("on a phone", () => {
    test.use(phone);

    for (const route of routes) {
      test(`${route} loads little more than it would without scripts, beside them`, async ({
        page,
      }) => {
        await saveData(page);
        const loads = recordLoads(page);
        await page.goto(server.url + route);
        await hydrated(page);
        await page.waitForLoadState("networkidle");
        const loaded = await Promise.all(loads);
        const of = (...types: string[]) => loaded.filter(({ type }) => types.includes(type));
        const others = bytesOf(loaded) - bytesOf(of("script"));
        const onlyForScripts = bytesOf(of("xhr", "fetch", "document")) - floor.bodySizeOf(route);
        const share = others / (others - onlyForScripts);
        hold("bytes beside scripts, over those of the page without", share, budgets.overFloor);
      });

      test(`${route} loads one picture first, before all others`, async ({ page }) => {
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

      test(`${route} has well compressed pictures`, async ({ page }) => {
        const loads = recordLoads(page);
        await page.goto(server.url + route);
        await hydrated(page);
        await scrollToTheEnd(page);
        const files = (await Promise.all(loads)).filter(({ path }) => isPicture.test(path));
        const pictures = await page.evaluate(picturesAsShown);
        const pixels = pictures.reduce((sum, { width, height }) => sum + width * height, 0);
        hold("bits a pixel", (8 * bytesOf(files)) / (pixels || 1), budgets.pictures);
      });
    }
  });

  for (const deviceScaleFactor of [1, 2, 3]) {
    test.describe(`with ${deviceScaleFactor} pixels a point`, () => {
      test.use({ deviceScaleFactor });

      for (const route of routes) {
        test(`${route} has pictures that fit their places`, async ({ page }) => {
          const worst = { fit: 0, picture: "" };
          // Only the choice of files matters. And from its cache, Chromium takes a larger file than it would ask for.
          await page.route(isPicture, (request) => request.abort());
          await page.route(/\.js$/, (request) => request.abort());
          for (const width of [360, 414, 768, 992, 1280, 1440, 1920]) {
            await page.setViewportSize({ width, height: 800 });
            await page.goto(server.url + route);
            for (const { fit, alt } of await page.evaluate(picturesAsShown)) {
              if (fit > worst.fit) {
                Object.assign(worst, { fit, picture: `${width} px: ${alt}` });
              }
            }
          }
          hold(`picture fit (${worst.picture})`, worst.fit, budgets.pictureFit);
        });
      }
    });
  }
});

/** Runs in the page: the size of the file that each picture asks for, in px, and how much larger it is than shown. */
async function picturesAsShown() {
  const images = Array.from(document.querySelectorAll<HTMLImageElement>("picture > img"));
  for (const image of images) image.loading = "eager";
  // Once all have chosen their files.
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
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
