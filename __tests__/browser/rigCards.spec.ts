import type { Locator, Page } from "@playwright/test";
import { expect, test, visit } from "../support/browser/test";
import { dataFile } from "../support/site/data";

const rigs: { name: string; specs: string[] }[] = dataFile("rigs").rigs;

const card = (page: Page, index: number) => page.locator("#rigs article").nth(index);

/** Checks the opacity of the specs, because they are always in the document. */
async function expectSpecs(rigCard: Locator, opacity: "0" | "1") {
  await expect(rigCard.getByRole("list")).toHaveCSS("opacity", opacity);
}

test.describe("a rig card", () => {
  test("has the rig's name and specs", async ({ page }) => {
    await visit(page, "/");
    for (const [index, { name, specs }] of rigs.entries()) {
      await expect(card(page, index).getByRole("button")).toHaveText(name);
      await expect(card(page, index).getByRole("listitem")).toHaveText(specs);
    }
  });

  test("shows its specs on hover", async ({ page, pageErrors }) => {
    await visit(page, "/");
    const rigCard = card(page, rigs.length - 1);
    await expectSpecs(rigCard, "0");
    await rigCard.hover();
    await expectSpecs(rigCard, "1");
    await page.mouse.move(0, 0);
    await expectSpecs(rigCard, "0");
    expect(pageErrors).toEqual([]);
  });

  test("shows its specs on keyboard focus and hides them with Escape", async ({ page }) => {
    await visit(page, "/#rigs");
    await page.locator("#rigs").focus();
    await page.keyboard.press("Tab");
    const rigCard = card(page, 0);
    await expect(rigCard.getByRole("button")).toBeFocused();
    await expectSpecs(rigCard, "1");
    await page.keyboard.press("Escape");
    await expectSpecs(rigCard, "0");
  });

  test.describe("on a touch screen", () => {
    test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

    test("shows its specs on a tap until a second tap or a tap on another card", async ({
      page,
    }) => {
      await visit(page, "/");
      for (const tapped of rigs.keys()) {
        await card(page, tapped).tap();
        for (const index of rigs.keys()) {
          await expectSpecs(card(page, index), index === tapped ? "1" : "0");
        }
      }
      const last = card(page, rigs.length - 1);
      await last.tap();
      await expectSpecs(last, "0");
    });
  });
});

test("no rig card is alone in its row on a wide screen", async ({ page }) => {
  test.skip(rigs.length < 2 || rigs.length > 6, "does not hold for a single rig or for many");
  await visit(page, "/");
  for (const width of [768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const tops = await page
      .locator("#rigs li > article")
      .evaluateAll((cards) => cards.map((card) => (card.parentElement as HTMLElement).offsetTop));
    const lastRow = tops.filter((top) => top === tops.at(-1));
    expect(lastRow.length, `${width} px`).toBeGreaterThan(1);
  }
});
