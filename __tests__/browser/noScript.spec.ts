import type { Page } from "@playwright/test";
import { formatRinggit } from "../../src/domain/format/ringgit";
import { menu, menuLink } from "../support/browser/menu";
import { openNowPlaces } from "../support/browser/openNow";
import { expect, test } from "../support/browser/test";
import { dataFile, filled, pastEvents, sectionItems } from "../support/site/data";

test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

const textOf = (page: Page) => page.locator("body").textContent();

const heading = (page: Page, name: string) =>
  page.locator("main").getByRole("heading", { name, exact: true }).first();

test.describe("without JavaScript on a phone", () => {
  test("the home page shows the rigs with their specs, and every price and fee", async ({
    page,
  }) => {
    await page.goto("/");
    for (const [index, { name, specs }] of dataFile("rigs").rigs.entries()) {
      const card = page.locator("#rigs article").nth(index);
      await expect(card.getByRole("button")).toHaveText(name);
      await expect(card.getByRole("button")).toBeVisible();
      await expect(card.getByRole("listitem")).toHaveText(specs);
      for (const spec of await card.getByRole("listitem").all()) await expect(spec).toBeVisible();
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

  test("the home page shows the opening hours, but not whether the venue is open now", async ({
    page,
  }) => {
    await page.goto("/");
    const text = await textOf(page);
    expect(text).toContain(filled("{hours.days} {hours.range}"));
    for (const place of openNowPlaces(page)) await expect(place).toBeEmpty();
  });

  test("the menu is open and its links work", async ({ page }) => {
    await page.goto("/about");
    await expect(menu(page)).toBeVisible();
    const item = sectionItems.find(({ route }) => route === "/");
    if (!item) return;
    await menuLink(page, item.href).click();
    await expect(page).toHaveURL(`/#${item.section}`);
    await expect(page.locator(`#${item.section}`)).toBeInViewport();
  });

  test("the FAQ contains every answer, and a click opens one", async ({ page }) => {
    await page.goto("/faq");
    const answers = page.locator("details p");
    await expect(answers).toHaveCount(dataFile("faq").questions.length);
    await page.locator("summary").first().click();
    await expect(answers.first()).toBeVisible();
  });

  test("the about and events pages have their texts, and the footer the opening hours", async ({
    page,
  }) => {
    await page.goto("/about");
    const { difference, values } = dataFile("about");
    for (const { title, text } of [...difference.points, ...values.points]) {
      await expect(heading(page, filled(title))).toBeVisible();
      await expect(page.locator("main")).toContainText(filled(text));
    }
    await page.goto("/events");
    for (const { title } of pastEvents) await expect(heading(page, title)).toBeVisible();
    await expect(page.getByRole("contentinfo")).toContainText(filled("{hours.range}"));
  });
});
