import type { Locator } from "@playwright/test";
import { menuLink } from "../support/browser/menu";
import { expect, test, visit } from "../support/browser/test";

const colourOf = (text: Locator) => text.evaluate((element) => getComputedStyle(element).color);

test.describe("with forced colours", () => {
  test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: "active" }));

  test("the menu marks the current page without a colour", async ({ page }) => {
    await visit(page, "/about");
    const line = "text-decoration-line";
    await expect(menuLink(page, "/about")).toHaveCSS(line, "underline");
    await expect(menuLink(page, "/faq")).toHaveCSS(line, "none");
  });

  test("the home page has its marks and icons in forced colours, and rings around what has the focus", async ({
    page,
  }) => {
    const photo = page.locator("main a:has(img)").first();
    await visit(page, "/");
    const text = await colourOf(page.locator("h1"));
    await expect(photo.locator("svg")).toHaveCSS("stroke", await colourOf(photo));

    await page.keyboard.press("Tab");
    await photo.focus();
    await expect(photo).toHaveCSS("border-top-color", text, { pseudo: "after" });
    await expect(photo).toHaveCSS("outline-style", "solid", { pseudo: "after" });
    await menuLink(page, "/faq").focus();
    await page.keyboard.press("Shift+Tab");
    await expect(page.locator(":focus")).toHaveCSS("outline-style", "solid");

    await photo.click();
    await expect(page.getByRole("dialog")).toBeFocused();
    for (const icon of await page.getByRole("dialog").locator("button svg").all()) {
      await expect(icon).toHaveCSS("fill", text);
    }
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });

  test("the icons of questions have the colour of text", async ({ page }) => {
    await visit(page, "/faq");
    const question = page.locator("summary").first();
    const text = await colourOf(question.locator("h2"));
    for (const icon of await question.locator("svg").all()) {
      await expect(icon).toHaveCSS("stroke", text);
    }
  });

  test("fields and buttons have borders", async ({ page }) => {
    for (const [path, controls] of [
      ["/events", "#inquiry :is(input, textarea, button)"],
      ["/", "main form select"],
    ] as const) {
      await visit(page, path);
      for (const control of await page.locator(controls).all()) {
        await expect(control).toHaveCSS("border-top-style", "solid");
        await expect(control).not.toHaveCSS("border-top-width", "0px");
      }
    }
  });
});
