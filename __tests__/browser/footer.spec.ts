import { watchLayoutShift } from "../support/browser/layoutShift";
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

test("the static page names no year, which would be the build's", async ({ request }) => {
  const html = await (await request.get("/faq")).text();
  expect(html).toMatch(new RegExp(`©[^0-9]{0,40}${name}`));
});

for (const width of [360, 1280]) {
  test.describe(`the map at ${width} px`, () => {
    test.use({ viewport: { width, height: 740 } });

    test("is asked for when the footer is near, not before, and moves nothing", async ({
      page,
      pageErrors,
    }) => {
      const asked: string[] = [];
      page.on("request", (request) => {
        if (request.url().endsWith(map.embedUrl)) asked.push(request.frame().url());
      });
      const shift = await watchLayoutShift(page);
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
    const button = page.getByRole("button", { name: footer.copyAddressLabel });
    const box = await button.boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(44);
    await button.press("Enter");
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(fullAddress);
    await expect(page.getByRole("status")).toHaveText(footer.addressCopiedLabel);
    await expect(button.getByText(footer.addressCopiedLabel)).toHaveCSS("opacity", "1");
    expect((await button.boundingBox())?.width).toBe(box?.width);
    await expect(page.getByRole("status")).toBeEmpty({ timeout: 10_000 });
  });

  test("can be selected as text", async ({ page }) => {
    await visit(page, "/faq");
    await page.getByText(address.street, { exact: true }).click({ clickCount: 3 });
    expect(await page.evaluate(() => String(getSelection()))).toContain(address.street);
  });

  test("has no button in a browser that cannot copy", async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, "clipboard", { value: undefined });
    });
    await visit(page, "/faq");
    await expect(page.getByRole("button", { name: footer.copyAddressLabel })).toBeHidden();
  });

  test("is a tap away from the map app on a phone", async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await visit(page, "/faq");
    const directions = page.getByRole("link", { name: map.directionsLabel });
    expect((await directions.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    const { searchParams } = new URL((await directions.getAttribute("href")) ?? "");
    expect([...searchParams.values()]).toContain(fullAddress);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the address and the way there are in the footer, and no empty frame", async ({ page }) => {
    await page.goto("/faq");
    const contentinfo = page.getByRole("contentinfo");
    await expect(contentinfo.getByText(address.street, { exact: true })).toBeVisible();
    await expect(contentinfo.getByRole("link", { name: map.directionsLabel })).toBeVisible();
    await expect(contentinfo.getByRole("button")).toHaveCount(0);
    await expect(contentinfo.locator("> div > div")).toBeHidden();
  });
});
