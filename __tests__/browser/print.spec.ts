import { addressLines } from "../../src/domain/format/address";
import { scrollToTheEnd } from "../support/browser/budgets";
import { expect, test, visit } from "../support/browser/test";
import { dataFile, filled } from "../support/site/data";

const site = dataFile("site");
const pricing = dataFile("pricing");

test.describe("in print", () => {
  test.beforeEach(async ({ page }) => {
    await page.emulateMedia({ media: "print" });
    await visit(page, "/");
  });

  test("the prices, the rigs' specs, opening hours, phone number and address are visible, black on white", async ({
    page,
  }) => {
    const table = page.getByRole("table", { name: filled(pricing.heading), exact: true });
    for (const name of [pricing.rateHeading, pricing.packagesHeading]) {
      await expect(table.getByText(filled(name), { exact: true })).toBeVisible();
    }
    const footer = page.getByRole("contentinfo");
    for (const line of [site.hours.days, site.contact.phone, ...addressLines(site.address)]) {
      await expect(footer.getByText(line).first()).toBeVisible();
    }
    for (const [index, { specs }] of dataFile("rigs").rigs.entries()) {
      const list = page.locator("#rigs article").nth(index).getByRole("list");
      await expect(list).toBeVisible();
      await expect(list).toHaveText(specs.join(""));
      await expect(list).toHaveCSS("opacity", "1");
    }
    const colours = await page.locator("main :visible, footer :visible").evaluateAll((elements) =>
      elements.flatMap((element) => {
        const { color, backgroundColor, backgroundImage } = getComputedStyle(element);
        return [`${color} on ${backgroundColor}, ${backgroundImage}`];
      }),
    );
    expect([...new Set(colours)]).toEqual(["rgb(0, 0, 0) on rgba(0, 0, 0, 0), none"]);
    await expect(page.locator("html")).toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
  });

  test("navigation, map, pictures, calculator and form are hidden", async ({ page }) => {
    // The map loads only when a visitor comes near it.
    await page.emulateMedia({ media: "screen" });
    await scrollToTheEnd(page);
    await expect(page.locator("iframe")).toBeVisible();
    await page.emulateMedia({ media: "print" });
    for (const selector of ["header", "nav", "iframe", "picture", "form"]) {
      for (const element of await page.locator(selector).all()) await expect(element).toBeHidden();
    }
    await page.goto("/events");
    await expect(page.locator("form")).toBeHidden();
  });

  test("every FAQ answer is visible, open or not", async ({ page }) => {
    await visit(page, "/faq");
    for (const answer of await page.locator("details :is(p, li)").all()) {
      await expect(answer).toBeVisible();
    }
  });
});
