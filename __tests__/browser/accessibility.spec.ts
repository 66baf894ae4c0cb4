import { routes } from "../../src/domain/routes";
import { axeViolations } from "../support/browser/axe";
import { faintTextsOverWhitePhotos } from "../support/browser/contrast";
import { inEveryState } from "../support/browser/states";
import { expect, test, visit } from "../support/browser/test";

for (const width of [360, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    for (const path of routes) {
      test(`axe finds no violation on ${path}, or in anything that opens on it`, async ({
        page,
      }) => {
        await inEveryState(page, path, async ({ name, part }) => {
          expect.soft(await axeViolations(page, part), name).toEqual([]);
        });
      });
    }
  });
}

test.describe("on the home page", () => {
  // The Content-Security-Policy would block the styles that this test adds.
  test.use({ reducedMotion: "reduce", bypassCSP: true });

  // axe does not judge text over photos.
  test("text over white photos has enough contrast at every width", async ({ page }) => {
    await visit(page, "/");
    expect(await faintTextsOverWhitePhotos(page)).toEqual({});
  });
});
