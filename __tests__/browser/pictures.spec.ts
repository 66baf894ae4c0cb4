import { routes } from "../../src/domain/routes";
import { expectWithinBudget, phone } from "../support/browser/budgets";
import { recordLoads } from "../support/browser/loads";
import { expect, test, visit } from "../support/browser/test";
import { fixtureData } from "../support/fixture";

/** The width of a picture's file relative to its width on the screen, both in device pixels. */
const MAX_FIT = 1.3;

const isPicture = /\/static\/.*\.(avif|webp|jpg)$/;

test.describe("on a phone", () => {
  test.use(phone);

  for (const route of routes) {
    test(`${route} loads at most one picture eagerly, with high priority and only once`, async ({
      page,
    }) => {
      const loads = recordLoads(page);
      await page.goto(route);
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
  }
});

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
          await page.goto(route);
          for (const { fit, alt } of await page.evaluate(picturesAsShown)) {
            if (fit > worst.fit) {
              Object.assign(worst, { fit, picture: `${width} px: ${alt}` });
            }
          }
        }
        expectWithinBudget(`picture fit (${worst.picture})`, worst.fit, MAX_FIT);
      });
    }
  });
}

test("the frames of the gallery are equal, and an upright photo loses nothing of its top", async ({
  page,
}) => {
  await page.goto("/");
  const photos = page.locator("#community img");
  for (const width of [360, 768, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    const shapes = await photos.evaluateAll((images) =>
      images.map((image) => {
        const { width, height } = image.getBoundingClientRect();
        return `${Math.round(width)} × ${Math.round(height)}`;
      }),
    );
    expect(new Set(shapes).size, `${width} px: ${shapes}`).toBe(1);
  }
  const portrait = page.getByAltText("Three guests.");
  await expect(portrait).toHaveCSS("object-fit", "cover");
  await expect(portrait).toHaveCSS("object-position", /^50% 0/);
});

for (const orientation of [1, 2, 3, 4, 5, 6, 7, 8]) {
  test(`a photo that EXIF turns (orientation ${orientation}) looks as in a photo program`, async ({
    page,
  }) => {
    await page.route("/original.jpg", (route) =>
      route.fulfill({ path: `${fixtureData}/photos/turned-${orientation}.jpg` }),
    );
    await visit(page, "/events");
    const photo = page.getByAltText(`A photo with the orientation ${orientation}.`);
    await photo.scrollIntoViewIfNeeded();
    await expect(photo).toHaveJSProperty("complete", true);
    const [shown, original] = await photo.evaluate(async (image: HTMLImageElement) =>
      Promise.all(
        [image.currentSrc, "/original.jpg"].map(async (address) => {
          const picture = await createImageBitmap(await (await fetch(address)).blob());
          const canvas = new OffscreenCanvas(24, 24);
          const context = canvas.getContext("2d") as OffscreenCanvasRenderingContext2D;
          context.drawImage(picture, 0, 0, 24, 24);
          const colours = [...context.getImageData(0, 0, 24, 24).data];
          return { shape: picture.width / picture.height, colours };
        }),
      ),
    );
    expect(shown?.shape).toBeCloseTo(original?.shape ?? 0, 1);
    const differences = (original?.colours ?? []).map((colour, index) =>
      Math.abs(colour - (shown?.colours[index] ?? 0)),
    );
    const mean = differences.reduce((sum, difference) => sum + difference, 0) / differences.length;
    expect(mean).toBeLessThan(8);
  });
}

/** Runs in the page. Returns the width of each picture's file relative to its displayed width. */
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
    const candidates = sources.flatMap((source) =>
      source.srcset.split(",").map((text) => ({ source, words: text.trim().split(" ") })),
    );
    const candidate = candidates.find(
      ({ words }) => new URL(words[0] as string, location.href).href === image.currentSrc,
    );
    if (!candidate) throw new Error(`${image.currentSrc} is in no list of files`);
    const width = Number.parseInt(candidate.words[1] as string, 10);
    const sized = candidate.source.hasAttribute("width") ? candidate.source : image;
    const shape = Number(sized.getAttribute("width")) / Number(sized.getAttribute("height"));
    const shownWidth = Math.max(shown.width, shown.height * shape) * devicePixelRatio;
    return [{ fit: width / shownWidth, alt: image.alt.slice(0, 40) }];
  });
}

test("photos that failed keep their room, and load again when the line returns", async ({
  page,
  context,
}) => {
  const heights = () =>
    page
      .locator("picture img")
      .evaluateAll((images) => images.map(({ clientHeight }) => clientHeight));
  const states = () =>
    page
      .locator("picture img")
      .evaluateAll((images: HTMLImageElement[]) =>
        images.map(({ complete, naturalWidth }) => (complete ? naturalWidth > 0 : undefined)),
      );
  await page.setViewportSize({ width: 390, height: 12_000 });
  await page.route(/\.(avif|webp|jpg)$/, (route) => route.abort());
  await visit(page, "/");
  await expect.poll(async () => new Set(await states())).toEqual(new Set([false]));
  const before = await heights();
  await context.setOffline(true);
  await page.unroute(/\.(avif|webp|jpg)$/);
  await context.setOffline(false);
  await expect.poll(async () => new Set(await states())).toEqual(new Set([true]));
  for (const [index, height] of (await heights()).entries()) {
    // The rounding of a file's size.
    expect(Math.abs(height - Number(before[index]))).toBeLessThanOrEqual(1);
  }
});
