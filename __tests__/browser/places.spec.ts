import type { Locator, Page } from "@playwright/test";
import { expect, test, visit } from "../support/browser/test";
import { dataFile } from "../support/site/data";

const { places } = dataFile("home");
const { rigs } = dataFile("rigs");
const firstRig = places.rigs[0]?.rig;

const list = (page: Page) => page.getByRole("list", { name: places.label, exact: true });
/** The places. Their signs may contain other links. */
const links = (page: Page) => list(page).locator("li > a");
const sign = (link: Locator) => link.locator("+ div");
const card = (page: Page, rig: string) =>
  page.getByRole("article", { name: rigs.find(({ id }: { id: string }) => id === rig).name });

test.describe("the places in the first picture", () => {
  test.skip(!firstRig, "needs a place");

  test("show their signs on hover, one at a time", async ({ page }) => {
    await visit(page, "/");
    for (const link of await links(page).all()) {
      await expect(sign(link)).toBeHidden();
      await link.hover();
      await expect(sign(link)).toBeVisible();
      const [{ x, y, width, height }, shown] = [await boxOf(link), await boxOf(sign(link))];
      const middle = { x: x + width / 2, y: y + height / 2, width: 2, height: 2 };
      expect(overlap(middle, shown)).toBe(false);
      await expect(list(page).locator("li > div").filter({ visible: true })).toHaveCount(1);
    }
  });

  test("keep a sign while the pointer moves onto it", async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await visit(page, "/");
    const link = links(page).first();
    await link.hover();
    await sign(link).hover();
    await expect(sign(link)).toHaveCSS("opacity", "1");
  });

  test("are reached with Tab in the order of the data, show their signs, and hide them with Escape", async ({
    page,
  }) => {
    await visit(page, "/");
    await page.locator("#reserve").focus();
    for (const link of await links(page).all()) {
      await page.keyboard.press("Tab");
      await expect(link).toBeFocused();
      await expect(sign(link)).toBeVisible();
      await expect(sign(link)).toBeInViewport({ ratio: 1 });
      for (const inside of await sign(link).getByRole("link").all()) {
        await page.keyboard.press("Tab");
        await expect(inside).toBeFocused();
      }
    }
    await page.keyboard.press("Escape");
    await expect(sign(links(page).last())).toBeHidden();
  });

  test("lead to the rig's card, which opens", async ({ page }) => {
    await visit(page, "/");
    await links(page).first().focus();
    await page.keyboard.press("Enter");
    await expect(card(page, firstRig)).toBeInViewport();
    await expect(card(page, firstRig).getByRole("list")).toHaveCSS("opacity", "1");
    await page.keyboard.press("Tab");
    await expect(card(page, firstRig).getByRole("button")).toBeFocused();
  });

  test("lie in the picture, and are far enough apart for fingers in small pictures", async ({
    page,
  }) => {
    await visit(page, "/");
    for (const width of [360, 576, 768, 992, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const room = await boxOf(list(page));
      const boxes = await Promise.all((await links(page).all()).map(boxOf));
      for (const [index, box] of boxes.entries()) {
        const message = `place ${index} at ${width} px`;
        expect(box.x, message).toBeGreaterThanOrEqual(Math.floor(room.x));
        expect(box.x + box.width, message).toBeLessThanOrEqual(Math.ceil(room.x + room.width));
        expect(Math.min(box.width, box.height), message).toBeGreaterThanOrEqual(44);
        // In large pictures, the links also show names, which may be long.
        if (width > 800) continue;
        expect(
          boxes.slice(0, index).filter((other) => overlap(box, other)),
          message,
        ).toEqual([]);
      }
    }
  });

  test.describe("on a touch screen", () => {
    test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

    test("show a sign at the first tap, and lead to the card at the second", async ({ page }) => {
      await visit(page, "/");
      for (const link of await links(page).all()) {
        await link.tap();
        await expect(sign(link)).toBeVisible();
        expect(new URL(page.url()).hash).toBe("");
      }
      await page.getByRole("heading", { level: 1 }).tap();
      await expect(sign(links(page).last())).toBeHidden();
      await links(page).first().tap();
      await links(page).first().tap();
      await expect(card(page, firstRig).getByRole("list")).toHaveCSS("opacity", "1");
    });
  });

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });

    test("are links to the cards", async ({ page }) => {
      await page.goto("/");
      await links(page).first().click();
      await expect(card(page, firstRig)).toBeInViewport();
    });
  });

  test("have visible links and signs in forced colours", async ({ page }) => {
    await page.emulateMedia({ forcedColors: "active" });
    await page.setViewportSize({ width: 1280, height: 800 });
    await visit(page, "/");
    const link = links(page).first();
    await link.hover();
    await expect(sign(link)).toBeVisible();
    await expect(sign(link)).not.toHaveCSS("border-top-width", "0px");
  });
});

type Box = { x: number; y: number; width: number; height: number };

async function boxOf(element: Locator): Promise<Box> {
  const box = await element.boundingBox();
  if (!box) throw new Error("This element has no box");
  return box;
}

/** Whether two boxes overlap by more than the rounding of their places. */
function overlap(a: Box, b: Box): boolean {
  const across = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const down = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return across > 1 && down > 1;
}
