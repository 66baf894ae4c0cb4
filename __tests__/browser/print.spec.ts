import { addressLines } from "../../src/domain/format/address";
import { routes } from "../../src/domain/routes";
import { ON_NOW } from "../../src/domain/time/eventTimes";
import { timeOf } from "../../src/domain/time/venueTime";
import { expect, openNow, scrollToTheEnd, test, visit } from "../support/browser/test";
import { dataFiles } from "../support/fixture";

const { site, rigs } = dataFiles;

test.describe("in print", () => {
  test.beforeEach(async ({ page }) => {
    await page.emulateMedia({ media: "print" });
    await visit(page, "/");
  });

  test("the prices, the rigs' specs, opening hours, phone number and address are visible, black on white", async ({
    page,
  }) => {
    const table = page.getByRole("table", { name: "Prices", exact: true });
    for (const name of ["By the hour", "Bundles"]) {
      await expect(table.getByText(name, { exact: true })).toBeVisible();
    }
    const footer = page.getByRole("contentinfo");
    for (const line of [site.hours.days, site.contact.phone, ...addressLines(site.address)]) {
      await expect(footer.getByText(line).first()).toBeVisible();
    }
    for (const [index, { specs }] of rigs.rigs.entries()) {
      const list = page.locator("#rigs article").nth(index).getByRole("list");
      await expect(list).toBeVisible();
      await expect(list).toHaveText(specs.join(""));
      await expect(list).toHaveCSS("opacity", "1");
    }
    const styles = await page.locator("html, body :visible").evaluateAll((elements) =>
      elements.map((element) => {
        const { color, backgroundColor, backgroundImage } = getComputedStyle(element);
        return { text: color, behind: `${backgroundColor} ${backgroundImage}` };
      }),
    );
    expect([...new Set(styles.map(({ text }) => text))]).toEqual(["rgb(0, 0, 0)"]);
    const behind = styles.flatMap((style) => style.behind.match(/(rgba?|color)\(.*?\)/g) ?? []);
    const white = /^rgb\(255, 255, 255\)|^color\(srgb 1 1 1 |^rgba\(0, 0, 0, 0\)/;
    expect(behind.filter((colour) => !white.test(colour))).toEqual([]);
  });

  test("the name of the venue is at the top of every page, and what can only be pressed or is true for a moment only is hidden", async ({
    page,
  }) => {
    for (const route of routes) {
      await visit(page, route, timeOf("2096-02-04 18:00"));
      const name = page.getByRole("banner").getByText(site.name);
      await expect(name).toBeVisible();
      await expect(name).toHaveCSS("color", "rgb(0, 0, 0)");
      const marks = page.getByText(ON_NOW);
      expect((await marks.count()) > 0).toBe(["/", "/events"].includes(route));
      const hidden = page
        .locator("nav, button, picture, form, a:has(svg):not([href^=mailto]), a[href^='#']")
        .or(page.getByRole("link", { name: site.reservation.label }))
        .or(openNow(page))
        .or(marks);
      await expect(hidden.filter({ visible: true })).toHaveCount(0);
    }
  });

  test("the map is hidden", async ({ page }) => {
    // It loads only when a visitor comes near it.
    await page.emulateMedia({ media: "screen" });
    await scrollToTheEnd(page);
    await expect(page.locator("iframe")).toBeVisible();
    await page.emulateMedia({ media: "print" });
    await expect(page.locator("iframe")).toBeHidden();
  });

  test("every FAQ answer is visible, open or not", async ({ page }) => {
    await visit(page, "/faq");
    const answers = page.locator("details :is(p, li)");
    await expect(answers).not.toHaveCount(0);
    await expect(answers.filter({ visible: false })).toHaveCount(0);
  });
});
