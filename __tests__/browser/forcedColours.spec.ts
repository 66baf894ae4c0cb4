import type { Locator, Page } from "@playwright/test";
import { menuLink } from "../support/browser/menu";
import { expect, test, visit } from "../support/browser/test";
import { pageItems } from "../support/site/data";

const styleOf = (element: Locator, property: string, pseudo?: string) =>
  element.evaluate(
    (node, [name, part]) => getComputedStyle(node, part).getPropertyValue(name as string),
    [property, pseudo] as const,
  );

/** Opens a page, and calls `check` with forced colours on a dark and on a light theme. */
async function inForcedColours(page: Page, path: string, check: () => Promise<void>) {
  await visit(page, path);
  for (const colorScheme of ["dark", "light"] as const) {
    await page.emulateMedia({ forcedColors: "active", colorScheme });
    await check();
  }
}

test.describe("with forced colours", () => {
  test("the menu marks the current page without a colour", async ({ page }) => {
    await inForcedColours(page, pageItems[0]?.route as string, async () => {
      const current = page.locator('header nav [aria-current="page"]').first();
      expect(await styleOf(current, "text-decoration-line")).toBe("underline");
      const others = page.locator("header nav a:not([aria-current])");
      expect(await styleOf(others.first(), "text-decoration-line")).toBe("none");
    });
  });

  test("the home page has its marks and icons in forced colours, and rings around what has the focus", async ({
    page,
  }) => {
    const photo = page.locator("main a:has(img)").first();
    await inForcedColours(page, "/", async () => {
      const text = await styleOf(page.locator("h1"), "color");
      const plus = photo.locator("svg");
      expect(await styleOf(plus, "stroke")).toBe(await styleOf(photo, "color"));

      await page.keyboard.press("Tab");
      await photo.focus();
      expect(await styleOf(photo, "border-top-color", "::after")).toBe(text);
      expect(await styleOf(photo, "outline-style", "::after")).toBe("solid");
      await menuLink(page, "/faq").focus();
      await page.keyboard.press("Shift+Tab");
      expect(await styleOf(page.locator(":focus"), "outline-style")).toBe("solid");

      await photo.click();
      const icons = page.getByRole("dialog").locator("button svg");
      await expect(page.getByRole("dialog")).toBeFocused();
      for (const icon of await icons.all()) expect(await styleOf(icon, "fill")).toBe(text);
      await page.keyboard.press("Escape");
      await expect(page.getByRole("dialog")).toHaveCount(0);
    });
  });

  test("the icons of questions have the colour of text", async ({ page }) => {
    await inForcedColours(page, "/faq", async () => {
      const question = page.locator("summary").first();
      const text = await styleOf(question.locator("h2"), "color");
      for (const icon of await question.locator("svg").all()) {
        expect(await styleOf(icon, "stroke")).toBe(text);
      }
    });
  });

  test("fields and buttons have borders", async ({ page }) => {
    await inForcedColours(page, "/events", async () => {
      await expectBorders(page.locator("#inquiry :is(input, textarea, button)"));
    });
    await inForcedColours(page, "/", () => expectBorders(page.locator("main form select")));
  });
});

async function expectBorders(controls: Locator): Promise<void> {
  for (const control of await controls.all()) {
    expect(Number.parseFloat(await styleOf(control, "border-top-width"))).toBeGreaterThan(0);
    expect(await styleOf(control, "border-top-style")).toBe("solid");
  }
}
