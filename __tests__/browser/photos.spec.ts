import { join } from "node:path";
import { expect, test, visit } from "../support/browser/test";
import { testSite } from "../support/site/testSite";

for (const orientation of [1, 2, 3, 4, 5, 6, 7, 8]) {
  test(`a photo that EXIF turns (orientation ${orientation}) looks as in a photo program`, async ({
    page,
  }) => {
    await page.route("/original.jpg", (route) =>
      route.fulfill({ path: join(testSite, `data/photos/turned-${orientation}.jpg`) }),
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
