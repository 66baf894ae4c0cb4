import type { Locator } from "@playwright/test";
import { routes } from "../../src/domain/routes";
import { menuLink } from "../support/browser/menu";
import { expect, test, visit } from "../support/browser/test";

const styleOf = (element: Locator, property: string, pseudo?: string) =>
  element.evaluate(
    (node, [name, part]) => getComputedStyle(node, part).getPropertyValue(name as string),
    [property, pseudo] as const,
  );

for (const colorScheme of ["dark", "light"] as const) {
  test.describe(`with forced colours on a ${colorScheme} theme`, () => {
    test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: "active", colorScheme }));

    test("the menu marks the current page without a colour", async ({ page }) => {
      for (const path of routes) {
        await visit(page, path);
        const current = page.locator('header nav [aria-current="page"]');
        if ((await current.count()) === 0) continue;
        expect(await styleOf(current.first(), "text-decoration-line")).toBe("underline");
        const others = page.locator("header nav a:not([aria-current])");
        expect(await styleOf(others.first(), "text-decoration-line")).toBe("none");
      }
    });

    test("rig cards and photos have their plus in the colours of text and background", async ({
      page,
    }) => {
      await visit(page, "/");
      const text = await styleOf(page.locator("h1"), "color");
      const background = await styleOf(page.locator("html"), "background-color");
      for (const [element, pseudo] of [
        [page.locator("#rigs article h3").first().locator(".."), "::after"],
        [page.locator("main a:has(img)").first(), "::before"],
      ] as const) {
        expect(await styleOf(element, "background-image", pseudo)).toContain(text);
        expect(await styleOf(element, "background-color", pseudo)).toBe(background);
      }
    });

    test("the large view has its icons in the colour of text", async ({ page }) => {
      await visit(page, "/");
      const text = await styleOf(page.locator("h1"), "color");
      await page.locator("main a:has(img)").first().click();
      const icons = page.getByRole("dialog").locator("button svg");
      await expect(icons.first()).toBeVisible();
      for (const icon of await icons.all()) expect(await styleOf(icon, "fill")).toBe(text);
    });

    test("a focused photo has a ring in the colour of text inside the photo", async ({ page }) => {
      await visit(page, "/");
      const text = await styleOf(page.locator("h1"), "color");
      await page.keyboard.press("Tab");
      const photo = page.locator("main a:has(img)").first();
      await photo.focus();
      expect(await styleOf(photo, "border-top-color", "::after")).toBe(text);
      expect(await styleOf(photo, "outline-style", "::after")).toBe("solid");
    });

    test("the icons of questions have the colour of text", async ({ page }) => {
      await visit(page, "/faq");
      const question = page.locator("summary").first();
      const text = await styleOf(question.locator("h2"), "color");
      expect(await styleOf(question.locator("svg"), "stroke")).toBe(text);
    });

    test("fields and buttons have borders", async ({ page }) => {
      await visit(page, "/events");
      for (const control of await page.locator("#inquiry :is(input, textarea, button)").all()) {
        expect(Number.parseFloat(await styleOf(control, "border-top-width"))).toBeGreaterThan(0);
        expect(await styleOf(control, "border-top-style")).toBe("solid");
      }
    });

    test("a focused link has an outline", async ({ page }) => {
      await visit(page, "/");
      await menuLink(page, "/faq").focus();
      await page.keyboard.press("Shift+Tab");
      expect(
        await page.evaluate(
          () => getComputedStyle(document.activeElement ?? document.body).outlineStyle,
        ),
      ).toBe("solid");
    });
  });
}
