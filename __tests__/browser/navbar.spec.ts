import { expect, test, visit } from "../support/browser/test";
import { dataFile } from "../support/site/data";

const items = ["HOME", "RIGS", "PRICING", "ABOUT", "EVENTS", "FAQ"];

test.describe("the menu at 991 px, just below the lg breakpoint", () => {
  test.use({ viewport: { width: 991, height: 800 } });

  test("is collapsed, opens with its button and closes when an item is selected", async ({
    page,
  }) => {
    await visit(page, "/");
    const toggle = page.getByRole("button", { name: "Menu" });
    const menu = page.getByRole("navigation", { name: "Main" });
    await expect(menu).toBeHidden();
    for (const item of items) {
      await toggle.click();
      await expect(menu).toBeVisible();
      await menu.getByRole("link", { name: item }).click();
      await expect(menu).toBeHidden();
      await expect(toggle).toHaveAttribute("aria-expanded", "false");
    }
  });

  test("is out of the keyboard's reach while closed, and works with the keyboard alone", async ({
    page,
  }) => {
    await visit(page, "/");
    const focused = () => page.evaluate(() => document.activeElement?.textContent);
    await page.keyboard.press("Tab");
    expect(await focused()).toBe("Skip to content");
    await page.keyboard.press("Tab");
    expect(await focused()).toBe(dataFile("site").name);
    await page.keyboard.press("Tab");
    expect(await focused()).toBe("Menu");
    await page.keyboard.press("Tab");
    expect(await focused()).toBe("RESERVATION");
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Enter");
    for (const item of items) {
      await page.keyboard.press("Tab");
      expect(await focused()).toBe(item);
    }
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/faq");
    await expect(page.getByRole("navigation", { name: "Main" })).toBeHidden();
  });
});

test.describe("the menu at 992 px, the lg breakpoint", () => {
  test.use({ viewport: { width: 992, height: 800 } });

  test("shows all items in one row and no button", async ({ page }) => {
    await visit(page, "/");
    await expect(page.getByRole("button", { name: "Menu" })).toBeHidden();
    const links = page.getByRole("navigation", { name: "Main" }).getByRole("link");
    await expect(links).toHaveText(items);
    const tops = await links.evaluateAll((all) => all.map((a) => a.getBoundingClientRect().top));
    expect(new Set(tops).size).toBe(1);
  });
});

test("the skip link brings the keyboard to the content", async ({ page }) => {
  await visit(page, "/about");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.locator("#main")).toBeFocused();
});
