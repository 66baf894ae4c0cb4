import { menu, menuButton } from "../support/browser/menu";
import { expect, test, visit } from "../support/browser/test";
import { dataFile, filled, menuItems } from "../support/site/data";

const labels = menuItems.map(({ label }) => label);

test.describe("the menu at 991 px, just below the lg breakpoint", () => {
  test.use({ viewport: { width: 991, height: 800 } });

  test("is collapsed, opens with its button and closes when an item is selected", async ({
    page,
    pageErrors,
  }) => {
    await visit(page, "/");
    // Below a notice, the bar moves while the page scrolls to a section, so that a click could miss the button.
    await page.getByRole("complementary").getByRole("button").click();
    await expect(menu(page)).toBeHidden();
    for (const index of labels.keys()) {
      await menuButton(page).click();
      await expect(menu(page)).toBeVisible();
      await menu(page).getByRole("link").nth(index).click();
      await expect(menu(page)).toBeHidden();
      await expect(menuButton(page)).toHaveAttribute("aria-expanded", "false");
    }
    expect(pageErrors).toEqual([]);
  });

  test("cannot be focused while it is closed, and works with the keyboard alone", async ({
    page,
  }) => {
    await visit(page, "/");
    const focused = () => page.evaluate(() => document.activeElement?.textContent);
    await page.keyboard.press("Tab");
    expect(await focused()).toBe("Skip to content");
    // A notice may come before the menu.
    await page.getByRole("banner").getByRole("link").first().focus();
    expect(await focused()).toBe(dataFile("site").name);
    await page.keyboard.press("Tab");
    expect(await focused()).toBe("Menu");
    await page.keyboard.press("Tab");
    expect(await focused()).toBe(filled(dataFile("site").reservation.label));
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Enter");
    for (const label of labels) {
      await page.keyboard.press("Tab");
      expect(await focused()).toBe(label);
    }
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(menuItems.at(-1)?.route as string);
    await expect(menu(page)).toBeHidden();
  });
});

test.describe("the menu at 992 px, the lg breakpoint", () => {
  test.use({ viewport: { width: 992, height: 800 } });

  test("shows all items in one row, without its button", async ({ page }) => {
    await visit(page, "/");
    await expect(menuButton(page)).toBeHidden();
    const links = menu(page).getByRole("link");
    await expect(links).toHaveText(labels);
    const tops = await links.evaluateAll((all) => all.map((a) => a.getBoundingClientRect().top));
    expect(new Set(tops).size).toBe(1);
  });
});

test("the skip link moves the focus to the main content", async ({ page }) => {
  await visit(page, "/about");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.locator("#main")).toBeFocused();
});
