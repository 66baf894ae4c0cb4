import { watchLayoutShift } from "../support/browser/layoutShift";
import { drawMap } from "../support/browser/map";
import { expect, test, visit } from "../support/browser/test";
import { dataFile, filled } from "../support/site/data";

const { name, map, address, footer } = dataFile("site");
const fullAddress = filled("{address.full}");

test("the copyright line has the year of the visitor's calendar", async ({ page, pageErrors }) => {
  await page.clock.setFixedTime(new Date("2040-01-01T00:30:00"));
  // Not `visit`: with the clock, the marks that it waits for are Playwright's, too.
  await page.goto("/faq");
  await expect(page.getByText(`© 2040 ${name}`)).toBeVisible();
  expect(pageErrors).toEqual([]);
});

for (const width of [360, 1280]) {
  test.describe(`the map at ${width} px`, () => {
    test.use({ viewport: { width, height: 740 } });

    test("is asked for when the footer is near, not before, and moves nothing", async ({
      page,
      pageErrors,
      baseURL,
    }) => {
      const asked: string[] = [];
      const { href } = new URL(map.embedUrl, baseURL);
      page.on("request", (request) => {
        if (request.url() === href) asked.push(request.frame().url());
      });
      const shift = await watchLayoutShift(page);
      await drawMap(page);
      await visit(page, "/");
      const place = page.locator("footer > div > div");
      const top = await place.evaluate((element) => element.getBoundingClientRect().top);
      await page.evaluate((y) => scrollTo(0, y), top - 740 - 350);
      await page.waitForLoadState("networkidle");
      expect(asked).toEqual([]);
      const height = await page.evaluate(() => document.body.scrollHeight);

      await page.evaluate((y) => scrollTo(0, y), top - 740 - 250);
      await expect.poll(() => asked.length).toBe(1);
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      const frame = page.frameLocator("footer iframe");
      await expect(frame.locator("svg, canvas, img").first()).toBeVisible();
      expect(asked).toHaveLength(1);
      expect(await page.evaluate(() => document.body.scrollHeight)).toBe(height);
      expect(await shift()).toBeLessThan(0.005);
      expect(await page.locator("footer iframe").boundingBox()).toEqual(await place.boundingBox());
      expect(pageErrors).toEqual([]);
    });
  });
}

test.describe("the address", () => {
  test.use({ permissions: ["clipboard-read", "clipboard-write"] });

  test("is copied with one tap or key, and that is said politely", async ({ page }) => {
    await visit(page, "/faq");
    const contentinfo = page.getByRole("contentinfo");
    const button = contentinfo.getByRole("button");
    const label = button.getByText(filled(footer.copyAddressLabel), { exact: true });
    await expect(label).toHaveCSS("opacity", "1");
    const box = await button.boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(44);
    await button.press("Enter");
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(fullAddress);
    const said = contentinfo.getByRole("status");
    await expect(said).toHaveText(filled(footer.addressCopiedLabel));
    const copied = button.getByText(filled(footer.addressCopiedLabel), { exact: true });
    await expect(copied).toHaveCSS("opacity", "1");
    expect((await button.boundingBox())?.width).toBe(box?.width);
    await expect(said).toBeEmpty({ timeout: 10_000 });
  });

  test("can be selected as text", async ({ page }) => {
    await visit(page, "/faq");
    await page.locator("footer address span").first().click({ clickCount: 3 });
    expect(await page.evaluate(() => String(getSelection()))).toContain(address.street);
  });

  test("has no button in a browser that cannot copy", async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, "clipboard", { value: undefined });
    });
    await visit(page, "/faq");
    await expect(page.locator("footer address")).toBeVisible();
    await expect(page.getByRole("contentinfo").getByRole("button")).toHaveCount(0);
  });

  test("is a tap away from the map app on a phone", async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await visit(page, "/faq");
    const directions = page.locator("footer address + div a");
    await expect(directions).toHaveText(filled(map.directionsLabel));
    expect((await directions.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await expect(directions).toHaveAttribute("href", filled(map.directionsUrl));
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the copyright line names no year, which would be the build's", async ({ page }) => {
    await page.goto("/faq");
    await expect(page.locator("footer > p")).toHaveText(`© ${name}`);
  });

  test("the address and the way there are in the footer, and no empty frame", async ({ page }) => {
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
