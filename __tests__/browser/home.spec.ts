import type { Locator, Page } from "@playwright/test";
import { INVISIBLE_SHIFT, loadFonts, watchLayoutShift } from "../support/browser/layoutShift";
import { expect, test, visit } from "../support/browser/test";
import { textProblemsAtAllWidths } from "../support/browser/textLayout";
import { dataFiles } from "../support/fixture";

const { rigs } = dataFiles.rigs;

const card = (page: Page, index: number) => page.locator("#rigs article").nth(index);

/** Checks the opacity of the specs, because they are always in the document. */
const expectSpecs = (rigCard: Locator, opacity: "0" | "1") =>
  expect(rigCard.getByRole("list")).toHaveCSS("opacity", opacity);

test.describe("a rig card", () => {
  test("has the rig's name and specs, which it shows on hover", async ({ page }) => {
    await visit(page, "/");
    for (const [index, { name, specs }] of rigs.entries()) {
      await expect(card(page, index).getByRole("heading")).toHaveText(name);
      await expect(card(page, index).getByRole("listitem")).toHaveText(specs);
      await expectSpecs(card(page, index), "0");
      // The sign that there is more.
      await expect(card(page, index).locator("svg")).toBeVisible();
      await card(page, index).hover();
      await expectSpecs(card(page, index), "1");
    }
    await page.mouse.move(0, 0);
    await expectSpecs(card(page, rigs.length - 1), "0");
  });

  test("shows its specs while it has the focus", async ({ page }) => {
    await visit(page, "/");
    await card(page, 0).focus();
    for (const index of rigs.keys()) {
      await expect(card(page, index)).toBeFocused();
      await expectSpecs(card(page, index), "1");
      await page.keyboard.press("Tab");
      await expectSpecs(card(page, index), "0");
    }
  });

  test.describe("on a touch screen", () => {
    test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

    test("shows its specs at once, below its name, and has no control", async ({ page }) => {
      await visit(page, "/");
      for (const index of rigs.keys()) {
        await expectSpecs(card(page, index), "1");
        const name = await card(page, index).getByRole("heading").boundingBox();
        const specs = await card(page, index).getByRole("list").boundingBox();
        expect(specs?.y).toBeGreaterThan((name?.y ?? 0) + (name?.height ?? 0));
        await expect(card(page, index).locator("a, button, [aria-expanded]")).toHaveCount(0);
        await expect(card(page, index).locator("svg")).toBeHidden();
      }
    });

    test("has no text that is broken, cut off or covered at any font size", async ({ page }) => {
      await page.emulateMedia({ reducedMotion: "reduce" });
      await visit(page, "/");
      expect(await textProblemsAtAllWidths(page)).toEqual({});
    });
  });
});

test.describe("the bar with RESERVATION", () => {
  const barLink = (page: Page) => page.locator("main > div > div > a", { hasText: "KEEP A SEAT" });

  const scrollTo = (page: Page, selector: string) =>
    page.locator(selector).evaluate((node) => node.scrollIntoView({ behavior: "instant" }));

  test.describe("on phones", () => {
    test.use({ viewport: { width: 360, height: 740 } });

    test("has the first screen's link and its note, from there to the footer, and moves nothing", async ({
      page,
    }) => {
      await loadFonts(page);
      const layoutShift = await watchLayoutShift(page);
      await visit(page, "/");
      await expect(barLink(page)).not.toBeInViewport();
      const href = await page.locator("#reservation a[target]").getAttribute("href");
      await expect(barLink(page)).toHaveAttribute("href", href as string);
      for (const [place, isShown] of [
        ["#rigs", true],
        ["footer > p", false],
        ["#pricing", true],
        ["#community", true],
        ["#reservation", false],
      ] as const) {
        await scrollTo(page, place);
        const link = expect(barLink(page), place);
        await (isShown ? link.toBeInViewport({ ratio: 1 }) : link.not.toBeInViewport());
      }
      await scrollTo(page, "#rigs");
      const note = page.locator("main > div > div > p", { hasText: "You can keep dance floor" });
      await expect(note).toBeInViewport();
      expect(await layoutShift()).toBeLessThan(INVISIBLE_SHIFT);
    });

    test("moves nothing when its link gets the focus", async ({ page }) => {
      await visit(page, "/");
      await scrollTo(page, "#pricing");
      const before = await page.evaluate(() => scrollY);
      await barLink(page).focus();
      await expect(barLink(page)).toBeFocused();
      expect(await page.evaluate(() => scrollY)).toBe(before);
    });
  });

  test("is not shown in a low window or a wide one", async ({ page }) => {
    for (const viewport of [
      { width: 568, height: 320 },
      { width: 1280, height: 800 },
    ]) {
      await page.setViewportSize(viewport);
      await visit(page, "/");
      await scrollTo(page, "#rigs");
      await expect(barLink(page)).toBeHidden();
    }
  });
});
