import { INVISIBLE_SHIFT, watchLayoutShift } from "../support/browser/layoutShift";
import { expect, test, visit } from "../support/browser/test";

test("the copyright line has the current year of the visitor's clock", async ({
  page,
  pageErrors,
}) => {
  await page.clock.setFixedTime(new Date("2040-01-01T00:30:00"));
  // Not `visit`: Playwright's clock also replaces `performance` and the mark that `visit` waits for.
  await page.goto("/faq");
  await expect(page.getByText("© 2040 Bubble Hall")).toBeVisible();
  expect(pageErrors).toEqual([]);
});

for (const width of [360, 1280]) {
  test.describe(`the map at ${width} px`, () => {
    test.use({ viewport: { width, height: 740 } });

    test("is lazy-loaded near the footer without a layout shift", async ({
      page,
      pageErrors,
      baseURL,
    }) => {
      const requested: string[] = [];
      page.on("request", (request) => {
        if (request.url() === `${baseURL}/map.html`) requested.push(request.frame().url());
      });
      const shift = await watchLayoutShift(page);
      await visit(page, "/");
      const shiftBefore = await shift();
      const place = page.locator("footer > div > div");
      const top = await place.evaluate((element) => element.getBoundingClientRect().top);
      await page.evaluate((y) => scrollTo(0, y), top - 740 - 350);
      await page.waitForLoadState("networkidle");
      expect(requested).toEqual([]);

      await page.evaluate((y) => scrollTo(0, y), top - 740 - 250);
      await expect.poll(() => requested.length).toBe(1);
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      const frame = page.frameLocator("footer iframe");
      await expect(frame.locator("svg, canvas, img").first()).toBeVisible();
      // With `allow-same-origin`, a page of this site could remove its sandbox.
      await expect(page.locator("footer iframe")).toHaveAttribute("sandbox", "allow-scripts");
      expect(requested).toHaveLength(1);
      expect((await shift()) - shiftBefore).toBeLessThan(INVISIBLE_SHIFT);
      expect(await page.locator("footer iframe").boundingBox()).toEqual(await place.boundingBox());
      expect(pageErrors).toEqual([]);
    });
  });
}
