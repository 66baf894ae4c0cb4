import { INVISIBLE_SHIFT, watchLayoutShift } from "../support/browser/layoutShift";
import { mockMap } from "../support/browser/map";
import { expect, test, visit } from "../support/browser/test";
import { dataFile, filled } from "../support/site/data";

const { name, map, address, footer } = dataFile("site");
const fullAddress = filled("{address.full}");

test("the copyright line has the current year of the visitor's clock", async ({
  page,
  pageErrors,
}) => {
  await page.clock.setFixedTime(new Date("2040-01-01T00:30:00"));
  // Not `visit`: Playwright's clock also replaces `performance` and the mark that `visit` waits for.
  await page.goto("/faq");
  await expect(page.getByText(`© 2040 ${name}`)).toBeVisible();
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
      const { href } = new URL(map.embedUrl, baseURL);
      page.on("request", (request) => {
        if (request.url() === href) requested.push(request.frame().url());
      });
      const shift = await watchLayoutShift(page);
      await mockMap(page);
      await visit(page, "/");
      const place = page.locator("footer > div > div");
      const top = await place.evaluate((element) => element.getBoundingClientRect().top);
      await page.evaluate((y) => scrollTo(0, y), top - 740 - 350);
      await page.waitForLoadState("networkidle");
      expect(requested).toEqual([]);
      const height = await page.evaluate(() => document.body.scrollHeight);

      await page.evaluate((y) => scrollTo(0, y), top - 740 - 250);
      await expect.poll(() => requested.length).toBe(1);
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      const frame = page.frameLocator("footer iframe");
      await expect(frame.locator("svg, canvas, img").first()).toBeVisible();
      expect(requested).toHaveLength(1);
      expect(await page.evaluate(() => document.body.scrollHeight)).toBe(height);
      expect(await shift()).toBeLessThan(INVISIBLE_SHIFT);
      expect(await page.locator("footer iframe").boundingBox()).toEqual(await place.boundingBox());
      expect(pageErrors).toEqual([]);
    });
  });
}

test.describe("the address", () => {
  test.use({ permissions: ["clipboard-read", "clipboard-write"] });

  test("is copied with one key press and announced in a live region", async ({ page }) => {
    await visit(page, "/faq");
    const contentinfo = page.getByRole("contentinfo");
    const button = contentinfo.getByRole("button");
    const label = button.getByText(filled(footer.copyAddressLabel), { exact: true });
    await expect(label).toHaveCSS("opacity", "1");
    const box = await button.boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(44);
    await button.press("Enter");
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(fullAddress);
    const status = contentinfo.getByRole("status");
    await expect(status).toHaveText(filled(footer.addressCopiedLabel));
    const copied = button.getByText(filled(footer.addressCopiedLabel), { exact: true });
    await expect(copied).toHaveCSS("opacity", "1");
    expect((await button.boundingBox())?.width).toBe(box?.width);
    await expect(status).toBeEmpty({ timeout: 10_000 });
  });

  test("can be selected as text", async ({ page }) => {
    await visit(page, "/faq");
    await page.locator("footer address span").first().click({ clickCount: 3 });
    expect(await page.evaluate(() => String(getSelection()))).toContain(address.street);
  });

  test("has no copy button in a browser without the Clipboard API", async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, "clipboard", { value: undefined });
    });
    await visit(page, "/faq");
    await expect(page.locator("footer address")).toBeVisible();
    await expect(page.getByRole("contentinfo").getByRole("button")).toHaveCount(0);
  });

  test("has a directions link that is large enough to tap on a phone", async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await visit(page, "/faq");
    const directions = page.locator("footer address + div a");
    await expect(directions).toHaveText(filled(map.directionsLabel));
    expect((await directions.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await expect(directions).toHaveAttribute("href", filled(map.directionsUrl));
  });
});

test.describe("the footer without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("leaves the year out of the copyright line, because it would be the year of the build", async ({
    page,
  }) => {
    await page.goto("/faq");
    await expect(page.locator("footer > p")).toHaveText(`© ${name}`);
  });

  test("shows the address and the directions link, but no empty map frame", async ({ page }) => {
    await page.goto("/faq");
    const contentinfo = page.getByRole("contentinfo");
    const place = contentinfo.locator("address span").first();
    await expect(place).toHaveText(address.street);
    await expect(place).toBeVisible();
    const directions = contentinfo.getByRole("link", { name: filled(map.directionsLabel) });
    await expect(directions.first()).toBeVisible();
    await expect(contentinfo.getByRole("button")).toHaveCount(0);
    await expect(contentinfo.locator("> div > div")).toBeHidden();
  });
});
