import type { Page } from "@playwright/test";
import { formatRinggit } from "../../src/domain/format/ringgit";
import { expect, test } from "../support/browser/test";
import { dataFile, filled } from "../support/site/data";

test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

const textOf = (page: Page) => page.locator("body").textContent();

test.describe("without JavaScript on a phone", () => {
  test("the home page has the rigs with their specs, the prices and the membership", async ({
    page,
  }) => {
    await page.goto("/");
    for (const { name, specs } of dataFile("rigs").rigs) {
      await expect(page.getByRole("button", { name })).toBeVisible();
      for (const spec of specs) {
        await expect(page.locator("article li").getByText(spec, { exact: true })).toBeVisible();
      }
    }
    await expect(page.getByRole("article").getByRole("list").first()).toHaveCSS("opacity", "1");
    const text = await textOf(page);
    const { rates, packages } = dataFile("pricing");
    const { registration, reload } = dataFile("membership");
    const amounts: (number | null)[] = [
      ...rates.flatMap(({ nonMember, member }: Record<string, number>) => [nonMember, member]),
      ...packages.map(({ price }: { price: number }) => price),
      registration.fee,
      ...reload.bonuses.map(({ bonus }: { bonus: number }) => bonus),
    ];
    for (const amount of amounts) if (amount) expect(text).toContain(formatRinggit(amount));
  });

  test("the hours are there, and nothing that only a clock can know", async ({ page }) => {
    await page.goto("/");
    const text = await textOf(page);
    expect(text).toContain(filled("{hours.days} {hours.range}"));
    expect(text).not.toMatch(/Open until|Opens /);
  });

  test("the menu is open and its links work", async ({ page }) => {
    await page.goto("/about");
    const menu = page.getByRole("navigation", { name: "Main" });
    await expect(menu).toBeVisible();
    await menu.getByRole("link", { name: "PRICING" }).click();
    await expect(page).toHaveURL("/#pricing");
    await expect(page.locator("#pricing")).toBeInViewport();
  });

  test("every answer is in the page, and opens", async ({ page }) => {
    await page.goto("/faq");
    const answers = page.locator("details p");
    await expect(answers).toHaveCount(dataFile("faq").questions.length);
    await page.locator("summary").first().click();
    await expect(answers.first()).toBeVisible();
  });

  test("the about page and the events have all their texts, hours and links", async ({ page }) => {
    await page.goto("/about");
    expect(await textOf(page)).toContain(filled("{hours.short}"));
    for (const { title } of dataFile("about").values.values) {
      await expect(page.getByRole("heading", { name: title, exact: true })).toBeVisible();
    }
    await page.goto("/events");
    for (const { title } of dataFile("events").events) {
      await expect(page.getByRole("heading", { name: title, exact: true })).toBeVisible();
    }
    await expect(page.getByRole("contentinfo")).toContainText(filled("{hours.range}"));
  });
});
