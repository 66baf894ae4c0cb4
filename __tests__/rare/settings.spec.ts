import type { Page } from "@playwright/test";
import { routes } from "../../src/domain/routes";
import { contrastOf } from "../support/browser/contrast";
import { submit } from "../support/browser/inquiry";
import { menuLink } from "../support/browser/menu";
import { expect, nextFrame, test, visit } from "../support/browser/test";
import { setFontSize } from "../support/browser/textLayout";

/*
 * What visitors choose in their browser or phone, and how they hold it.
 */

test("no look changes by hovering where nothing hovers, such as on a phone after a tap", async ({
  page,
}) => {
  for (const route of routes) {
    await visit(page, route);
    const looks = await page.evaluate(() => {
      const found: string[] = [];
      const search = (rules: CSSRuleList, hovers: boolean) => {
        for (const rule of rules) {
          const isHover =
            hovers || (rule instanceof CSSMediaRule && /hover: ?hover/.test(rule.media.mediaText));
          if (rule instanceof CSSStyleRule && rule.selectorText.includes(":hover") && !isHover) {
            found.push(rule.selectorText);
          }
          if ("cssRules" in rule) search(rule.cssRules as CSSRuleList, isHover);
        }
      };
      for (const sheet of document.styleSheets) search(sheet.cssRules, false);
      return found;
    });
    expect.soft(looks, route).toEqual([]);
  }
});

test("on paper, text is black on white, and every answer is open", async ({ page }) => {
  await page.emulateMedia({ media: "print" });
  await visit(page, "/faq");
  const answers = page.locator("details :is(p, li)");
  await expect(answers).not.toHaveCount(0);
  await expect(answers.filter({ visible: false })).toHaveCount(0);
  await expect(page.locator("html")).toHaveCSS("background-color", "rgb(255, 255, 255)");
  const texts = page.locator("main, main :is(h1, p, summary, a)");
  const colours = await texts.evaluateAll((all) => all.map((each) => getComputedStyle(each).color));
  expect([...new Set(colours)]).toEqual(["rgb(0, 0, 0)"]);
});

/** In px, of the window that the bars at its edges cover after a scroll. */
const coveredByBars = (page: Page) =>
  page.locator("header, main > div > div:first-child").evaluateAll((bars) => {
    const heights = bars
      .filter((bar) => getComputedStyle(bar).position === "sticky")
      .map((bar) => bar.getBoundingClientRect())
      .filter(({ top, bottom }) => bottom > 0 && top < innerHeight)
      .map(({ height }) => height);
    return heights.reduce((sum, height) => sum + height, 0);
  });

for (const percent of [100, 130, 200]) {
  test(`with text of ${percent} % on a phone, bars leave three quarters of the window, and whatever is scrolled to, or is invalid, is in sight`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await visit(page, "/");
    await setFontSize(page, Math.round((16 * percent) / 100));
    await menuLink(page, "/#pricing").evaluate((link: HTMLElement) => link.click());
    await expect(page).toHaveURL("/#pricing");
    await expect(page.getByRole("heading", { level: 2, name: "Prices" })).toBeInViewport({
      ratio: 1,
    });
    expect(await coveredByBars(page)).toBeLessThanOrEqual(740 / 4);
    await visit(page, "/events#inquiry");
    await setFontSize(page, Math.round((16 * percent) / 100));
    await page.evaluate(() => location.assign("#inquiry"));
    await nextFrame(page);
    const heading = page.locator("#inquiry-heading");
    const barEnd = () =>
      page
        .getByRole("banner")
        .evaluate((bar) =>
          getComputedStyle(bar).position === "sticky" ? bar.getBoundingClientRect().bottom : 0,
        );
    const topOf = (selector: string) =>
      page.locator(selector).evaluate((element) => element.getBoundingClientRect().top);
    await expect(heading).toBeInViewport({ ratio: 1 });
    expect(await topOf("#inquiry-heading")).toBeGreaterThanOrEqual(await barEnd());
    await submit(page);
    await expect(page.locator("#inquiry [name=name]")).toBeFocused();
    expect(await topOf("#inquiry label:has([name=name])")).toBeGreaterThanOrEqual(await barEnd());
  });
}

test("the price table grows with the text of the browser on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await visit(page, "/");
  const sizes = () =>
    page
      .locator("#pricing table :is(th[scope=row], td)")
      .evaluateAll((cells) =>
        cells.map((cell) => Number.parseFloat(getComputedStyle(cell).fontSize)),
      );
  const before = await sizes();
  await setFontSize(page, 32);
  const after = await sizes();
  for (const [index, size] of before.entries()) expect(after[index]).toBeGreaterThan(1.9 * size);
});

test("on a phone on its side, RESERVATION is in the first screen", async ({ page }) => {
  for (const viewport of [
    { width: 640, height: 360 },
    { width: 844, height: 390 },
  ]) {
    await page.setViewportSize(viewport);
    await visit(page, "/");
    await expect(page.locator("#reservation a[target]")).toBeInViewport({ ratio: 1 });
  }
});

test("with more contrast, lines and the edges of surfaces have a contrast of 3 : 1", async ({
  page,
}) => {
  await page.emulateMedia({ contrast: "more" });
  await visit(page, "/");
  const borders = await page.evaluate(() => {
    const channels = (colour: string) => (colour.match(/[\d.]+/g) ?? []).map(Number);
    const behind = (element: Element | null): number[] => {
      if (!element) throw new Error("The page has no background.");
      const [red, green, blue, alpha] = channels(getComputedStyle(element).backgroundColor);
      return alpha === 0 ? behind(element.parentElement) : ([red, green, blue] as number[]);
    };
    return [...document.querySelectorAll("#___gatsby *")].flatMap((element) => {
      const { borderTopWidth, borderTopColor } = getComputedStyle(element);
      if (Number.parseFloat(borderTopWidth) === 0) return [];
      const colours = [channels(borderTopColor), behind(element.parentElement)] as const;
      return [{ name: element.className, colours }];
    });
  });
  expect(borders).not.toEqual([]);
  const faint = borders.filter(({ colours: [one, other] }) => {
    const contrast = contrastOf(one, other);
    return Math.max(contrast, 1 / contrast) < 3;
  });
  expect(faint).toEqual([]);
});

test("on a page with dir=rtl, a text that begins with a number keeps its order", async ({
  page,
}) => {
  await visit(page, "/");
  await page.evaluate(() => {
    document.documentElement.dir = "rtl";
  });
  const places = await page
    .locator("#pricing thead th[scope=col]", { hasText: "3 hours" })
    .evaluate((cell) => {
      const [text] = cell.childNodes;
      return [0, 2].map((start) => {
        const range = document.createRange();
        range.setStart(text as Node, start);
        range.setEnd(text as Node, start + 1);
        return range.getBoundingClientRect().left;
      });
    });
  expect(places[0]).toBeLessThan(places[1] as number);
});
