import sharp from "sharp";
import { routes } from "../../src/domain/routes";
import { expect, test, visit } from "../support/browser/test";
import { fixtureData } from "../support/fixture";

/** The width of a picture's file relative to its width on the screen, both in device pixels. */
const MAX_FIT = 1.3;

for (const route of routes) {
  test(`${route} loads only a picture in its first screen eagerly, with high priority and once`, async ({
    page,
  }) => {
    const requested: string[] = [];
    page.on("request", (request) => requested.push(request.url()));
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(route);
    const [first] = await page.locator("main img").all();
    const top = (await first?.boundingBox())?.y ?? Number.POSITIVE_INFINITY;
    const urgent = page.locator("img:is([loading=eager], [fetchpriority=high])");
    await expect(urgent).toHaveCount(top < 740 ? 1 : 0);
    await page.waitForLoadState("networkidle");
    for (const picture of await urgent.all()) {
      await expect(picture).toHaveAttribute("loading", "eager");
      await expect(picture).toHaveAttribute("fetchpriority", "high");
      const isFirst = picture.evaluate((image) => image === document.querySelector("main img"));
      expect(await isFirst).toBe(true);
      const source = await picture.evaluate((image: HTMLImageElement) => image.currentSrc);
      expect(requested.filter((url) => url === source)).toHaveLength(1);
    }
  });
}

/** In px, by the device pixels for each of them. Phones and tablets have at least two. */
const widthsOf: [deviceScaleFactor: number, widths: number[]][] = [
  [1, [992, 1280, 1920]],
  [2, [360, 768, 1440]],
  [3, [414]],
];

for (const [deviceScaleFactor, widths] of widthsOf) {
  test.describe(`at a device pixel ratio of ${deviceScaleFactor}`, () => {
    test.use({ deviceScaleFactor });

    for (const route of routes) {
      test(`${route} loads pictures close to their displayed size`, async ({ page }) => {
        // Only the choice of files matters here. If Chromium had a larger file in its cache, it would take that.
        await page.route(/\/static\/.*\.(avif|webp|jpg)$|\.js$/, (request) => request.abort());
        for (const width of widths) {
          await page.setViewportSize({ width, height: 800 });
          await page.goto(route);
          const shown = await page.evaluate(picturesAsShown);
          expect
            .soft(
              shown.filter(({ fit }) => fit > MAX_FIT),
              `${width} px`,
            )
            .toEqual([]);
        }
      });
    }
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
    const file = `${new URL(image.currentSrc).pathname} `;
    const source = [...(image.parentElement as Element).querySelectorAll("source")].find(
      ({ srcset }) => srcset.includes(file),
    );
    if (!source) throw new Error(`${image.currentSrc} is in no list of files`);
    const width = Number.parseInt(source.srcset.split(file)[1] as string, 10);
    const sized = source.hasAttribute("width") ? source : image;
    const shape = Number(sized.getAttribute("width")) / Number(sized.getAttribute("height"));
    const shownWidth = Math.max(shown.width, shown.height * shape) * devicePixelRatio;
    return [{ fit: width / shownWidth, alt: image.alt }];
  });
}

test("an upright photo in the gallery loses nothing of its top", async ({ page }) => {
  await page.goto("/");
  const portrait = page.getByAltText("Three guests.");
  await expect(portrait).toHaveCSS("object-fit", "cover");
  await expect(portrait).toHaveCSS("object-position", /^50% 0/);
});

test("photos that EXIF turns look as in a photo program", async ({ page }) => {
  await visit(page, "/events");
  for (const orientation of [1, 2, 3, 4, 5, 6, 7, 8]) {
    const photo = page.getByAltText(`A photo with the orientation ${orientation}.`);
    await photo.scrollIntoViewIfNeeded();
    await expect(photo).toHaveJSProperty("complete", true);
    const source = await photo.evaluate((image: HTMLImageElement) => image.currentSrc);
    const shown = await (await page.request.get(source)).body();
    const file = `${fixtureData}/photos/turned-${orientation}.jpg`;
    const upright = await sharp(file).autoOrient().toBuffer();
    const [ours, theirs] = await Promise.all(
      [shown, upright].map((picture) =>
        sharp(picture).resize(24, 24, { fit: "fill" }).removeAlpha().png().toBuffer(),
      ),
    );
    const difference = sharp(ours).composite([{ input: theirs, blend: "difference" }]);
    const { channels } = await sharp(await difference.toBuffer()).stats();
    const means = channels.slice(0, 3).map(({ mean }) => mean);
    expect(Math.max(...means), `orientation ${orientation}`).toBeLessThan(8);
    const [{ width, height }, original] = [
      await sharp(shown).metadata(),
      await sharp(upright).metadata(),
    ];
    expect(width / height).toBeCloseTo(original.width / original.height, 1);
  }
});

test("photos that failed keep their room, and load again when the line returns", async ({
  page,
  context,
}) => {
  const pictures = page.locator("picture img");
  const heights = () =>
    pictures.evaluateAll((images) => images.map(({ clientHeight }) => clientHeight));
  const states = () =>
    pictures.evaluateAll((images: HTMLImageElement[]) =>
      images.map(({ complete, naturalWidth }) => (complete ? naturalWidth > 0 : undefined)),
    );
  await page.setViewportSize({ width: 390, height: 12_000 });
  await page.route(/\.(avif|webp|jpg)$/, (route) => route.abort());
  await visit(page, "/");
  await expect.poll(async () => new Set(await states())).toEqual(new Set([false]));
  const before = await heights();
  await page.unroute(/\.(avif|webp|jpg)$/);
  // With Playwright, the first requests after `online` sometimes still fail.
  await expect(async () => {
    await context.setOffline(true);
    await context.setOffline(false);
    const all = { timeout: 5000 };
    await expect.poll(async () => new Set(await states()), all).toEqual(new Set([true]));
  }).toPass();
  for (const [index, height] of (await heights()).entries()) {
    // The rounding of a file's size.
    expect(Math.abs(height - Number(before[index]))).toBeLessThanOrEqual(1);
  }
});
