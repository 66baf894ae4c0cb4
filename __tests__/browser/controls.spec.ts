import type { Locator, Page } from "@playwright/test";
import { routes } from "../../src/domain/routes";
import { menu, menuButton } from "../support/browser/menu";
import { expect, test, visit } from "../support/browser/test";

const CONTROLS = ["a", "button", "summary", "select", "input", "textarea"]
  // The skip link is outside these.
  .map((name) => `:is(header, aside, main, footer) ${name}:visible`)
  .join();

/** What a visitor sees of a control that its style sheet can change. */
const lookOf = (control: Locator) =>
  control.evaluate((element) =>
    [element, ...element.querySelectorAll("*")]
      .map((each) => {
        const { color, backgroundColor, borderColor, textDecoration, opacity } =
          getComputedStyle(each);
        return [color, backgroundColor, borderColor, textDecoration, opacity].join();
      })
      .join(";"),
  );

/** One control of each look, by its element and classes. */
async function kindsOfControls(page: Page): Promise<Locator[]> {
  const names = await page
    .locator(CONTROLS)
    .evaluateAll((all) => all.map(({ tagName, className }) => `${tagName} ${className}`));
  const firsts = [...new Set(names)].map((name) => names.indexOf(name));
  return firsts.map((index) => page.locator(CONTROLS).nth(index));
}

test.describe("with a mouse", () => {
  test.use({ viewport: { width: 1280, height: 900 }, reducedMotion: "reduce" });

  for (const route of routes) {
    test(`each control on ${route} answers hovering, and dims while it is pressed`, async ({
      page,
    }) => {
      await visit(page, route);
      for (const control of await kindsOfControls(page)) {
        const name = await control.evaluate(({ outerHTML }) => outerHTML.slice(0, 120));
        await control.scrollIntoViewIfNeeded();
        await page.mouse.move(0, 0);
        const before = await lookOf(control);
        await control.hover();
        await expect.poll(() => lookOf(control), name).not.toBe(before);
        // Typing is the answer of a text field.
        if (await control.evaluate((element) => element.matches("textarea, input, select")))
          continue;
        await page.mouse.down();
        await expect(control, name).toHaveCSS("opacity", "0.7");
        await page.mouse.move(0, 0);
        await page.mouse.up();
      }
    });
  }
});

test.describe("the menu on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test("covers the page, holds it in place, and closes with a tap below its last item", async ({
    page,
  }) => {
    await visit(page, "/");
    await page.evaluate(() => scrollTo({ top: 900, behavior: "instant" }));
    const place = () => page.evaluate(() => scrollY);
    const before = await place();
    await menuButton(page).click();
    const covered = await menu(page).evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      const bar = element.closest("header")?.getBoundingClientRect().bottom;
      return [Math.round(top - Number(bar)), Math.round(bottom - innerHeight)];
    });
    expect(covered.every((distance) => Math.abs(distance) <= 1)).toBe(true);
    await page.mouse.move(180, 600);
    await page.mouse.wheel(0, 500);
    await page.touchscreen.tap(180, 700);
    await expect(menu(page)).toBeHidden();
    // The tap has reached nothing of the page.
    await expect(page).toHaveURL("/");
    expect(await place()).toBe(before);
    await page.mouse.wheel(0, 500);
    await expect.poll(place).toBeGreaterThan(before);
  });
});
