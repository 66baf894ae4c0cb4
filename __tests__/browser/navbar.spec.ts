import type { Route } from "../../src/domain/routes";
import { menu, menuButton, menuLink } from "../support/browser/menu";
import { expect, test, visit } from "../support/browser/test";
import { headings } from "../support/site/data";

const labels = ["START", "MACHINES", "PRICES", "WHO", "FEASTS", "ASK"];

test.describe("the menu at 991 px, just below the lg breakpoint", () => {
  test.use({ viewport: { width: 991, height: 800 } });

  test("is collapsed, opens with its button and closes when an item is selected", async ({
    page,
    pageErrors,
  }) => {
    await visit(page, "/");
    await expect(menu(page)).toBeHidden();
    await menuButton(page).click();
    await expect(menu(page)).toBeVisible();
    const id = await menu(page).getAttribute("id");
    await expect(menuButton(page)).toHaveAttribute("aria-controls", String(id));
    await menuLink(page, "/#rigs").click();
    await expect(menu(page)).toBeHidden();
    await expect(menuButton(page)).toHaveAttribute("aria-expanded", "false");
    expect(pageErrors).toEqual([]);
  });

  test("cannot be focused while it is closed, works with the keyboard alone, and closes when the focus leaves the navbar", async ({
    page,
  }) => {
    await visit(page, "/");
    const focused = () => page.evaluate(() => document.activeElement?.textContent);
    await page.getByRole("banner").getByRole("link").first().focus();
    await page.keyboard.press("Tab");
    expect(await focused()).toBe("Menu");
    await page.keyboard.press("Tab");
    await expect(page.locator(":is(aside, main) a:visible").first()).toBeFocused();
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Enter");
    for (const label of labels) {
      await page.keyboard.press("Tab");
      expect(await focused()).toBe(label);
    }
    await page.keyboard.press("Tab");
    await expect(menu(page)).toBeHidden();
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Enter");
    for (const _label of labels) await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/faq");
    await expect(menu(page)).toBeHidden();
  });

  test("closes with Escape, which leaves the focus on its button", async ({ page }) => {
    await visit(page, "/");
    const button = menuButton(page);
    for (const steps of [0, 2]) {
      await button.press("Enter");
      for (let step = 0; step < steps; step += 1) await page.keyboard.press("Tab");
      await page.keyboard.press("Escape");
      await expect(menu(page)).toBeHidden();
      await expect(button).toBeFocused();
    }
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Escape");
    await expect(button).not.toBeFocused();
  });

  test("closes with Escape and with a tap beside it or on the map, also if nothing has the focus, as after a click in Safari", async ({
    page,
  }) => {
    await visit(page, "/");
    for (const close of [
      () => page.keyboard.press("Escape"),
      () => page.getByRole("contentinfo").getByText("©").click({ force: true }),
      // The map is a page of its own, which gets the tap.
      () => page.locator("iframe").click({ force: true }),
    ]) {
      await menuButton(page).click();
      await page.evaluate(() => (document.activeElement as HTMLElement).blur());
      await close();
      await expect(menu(page)).toBeHidden();
    }
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

test.describe("the menu items", () => {
  test("open their pages without an error, and mark the current one", async ({
    page,
    pageErrors,
  }) => {
    await visit(page, "/about");
    for (const href of ["/", "/about", "/Events", "/FAQ"]) {
      const route = href.toLowerCase() as Route;
      await menuLink(page, href).click();
      await expect(page).toHaveURL(route);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(headings[route]);
      await expect(menuLink(page, href)).toHaveAttribute("aria-current", "page");
    }
    expect(pageErrors).toEqual([]);
  });

  test("that lead to a section scroll to it, below the navbar, also from another page, move the focus, and Back returns", async ({
    page,
    pageErrors,
  }) => {
    for (const start of ["/", "/faq"]) {
      await visit(page, start);
      await menuLink(page, "/#pricing").click();
      await expect(page).toHaveURL("/#pricing");
      const target = page.locator("#pricing");
      await expect(target).toBeFocused();
      const bar = await page.getByRole("banner").evaluate((element) => element.clientHeight);
      const topOf = () => target.evaluate((element) => element.getBoundingClientRect().top);
      await expect.poll(async () => Math.round((await topOf()) / bar)).toBe(1);
      expect(await topOf()).toBeGreaterThanOrEqual(bar);
      await page.goBack();
      await expect(page).toHaveURL(start);
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    }
    expect(pageErrors).toEqual([]);
  });
});

for (const width of [360, 992]) {
  test(`the navbar is not higher with the longest name of a venue at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await visit(page, "/");
    const heightWith = (name: string) =>
      page.getByRole("banner").evaluate((navbar, name) => {
        navbar.querySelector("a")?.lastChild?.replaceWith(name);
        return navbar.clientHeight;
      }, name);
    const usual = await heightWith("Bubble Hall");
    expect(await heightWith("The Great Bubble Hall and Dancing Parlour")).toBe(usual);
  });
}
