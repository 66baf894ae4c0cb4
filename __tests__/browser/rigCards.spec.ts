import type { Locator, Page } from "@playwright/test";
import { expect, test, visit } from "../support/browser/test";
import { dataFile } from "../support/site/data";

const { rigs } = dataFile("rigs");
const [racing, pc] = rigs;

const card = (page: Page, name: string) =>
  page.getByRole("article").filter({ has: page.getByRole("button", { name }) });

/** Whether the specs of a card can be seen, not only found in the document. */
async function expectSpecs(rigCard: Locator, specs: string[], opacity: "0" | "1") {
  await expect(rigCard.getByRole("list")).toHaveCSS("opacity", opacity);
  for (const spec of specs) await expect(rigCard.getByText(spec, { exact: true })).toHaveCount(1);
}

test.describe("a rig's card", () => {
  test("shows its specs on hover", async ({ page }) => {
    await visit(page, "/");
    const rigCard = card(page, pc.name);
    await expectSpecs(rigCard, pc.specs, "0");
    await rigCard.hover();
    await expectSpecs(rigCard, pc.specs, "1");
    await page.mouse.move(0, 0);
    await expectSpecs(rigCard, pc.specs, "0");
  });

  test("shows its specs on keyboard focus and hides them with Escape", async ({ page }) => {
    await visit(page, "/#rigs");
    await page.locator("#rigs").focus();
    await page.keyboard.press("Tab");
    await expect(page.getByRole("button", { name: racing.name })).toBeFocused();
    await expectSpecs(card(page, racing.name), racing.specs, "1");
    await page.keyboard.press("Escape");
    await expectSpecs(card(page, racing.name), racing.specs, "0");
  });

  test.describe("on a touch screen", () => {
    test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

    test("shows its specs on a tap, one card at a time, and hides them on a second", async ({
      page,
    }) => {
      await visit(page, "/");
      for (const rig of rigs) {
        await card(page, rig.name).tap();
        for (const other of rigs) {
          await expectSpecs(card(page, other.name), other.specs, other === rig ? "1" : "0");
        }
      }
      const last = rigs.at(-1);
      await card(page, last.name).tap();
      await expectSpecs(card(page, last.name), last.specs, "0");
    });
  });
});
