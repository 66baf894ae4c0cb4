import type { Locator, Page } from "@playwright/test";
import { menuLink } from "../support/browser/menu";
import { expect, test, visit } from "../support/browser/test";

const colourOf = (text: Locator) => text.evaluate((element) => getComputedStyle(element).color);

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
    await inForcedColours(page, "/about", async () => {
      const line = "text-decoration-line";
      await expect(menuLink(page, "/about")).toHaveCSS(line, "underline");
      await expect(menuLink(page, "/faq")).toHaveCSS(line, "none");
    });
  });

  test("the home page has its marks and icons in forced colours, and rings around what has the focus", async ({
    page,
  }) => {
    const photo = page.locator("main a:has(img)").first();
    await inForcedColours(page, "/", async () => {
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
  });

  test("the icons of questions have the colour of text", async ({ page }) => {
    await inForcedColours(page, "/faq", async () => {
      const question = page.locator("summary").first();
      const text = await colourOf(question.locator("h2"));
      for (const icon of await question.locator("svg").all()) {
        await expect(icon).toHaveCSS("stroke", text);
      }
    });
  });

  test("fields and buttons have borders", async ({ page }) => {
    for (const [path, controls] of [
      ["/events", "#inquiry :is(input, textarea, button)"],
      ["/", "main form select"],
    ] as const) {
      await inForcedColours(page, path, async () => {
        for (const control of await page.locator(controls).all()) {
          await expect(control).toHaveCSS("border-top-style", "solid");
          await expect(control).not.toHaveCSS("border-top-width", "0px");
        }
      });
    }
  });
});
