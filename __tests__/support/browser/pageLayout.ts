import { expect, type Locator, type Page } from "@playwright/test";
import { linesOf, openAllAnswers } from "./lines";

/** In px. */
const widths = [320, 360, 768, 992, 1280, 1920, 2560];

/** In px. */
const overflowOf = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

const sample = "Play with friends at night, or come alone and find some new ones at the table. ";

/**
 * Expects of the open page that it fits into every window, without short last lines of headings or long lines. Puts texts of
 * our own into it, because where lines end depends on the words.
 */
export async function expectGoodLayout(page: Page): Promise<void> {
  await openAllAnswers(page);
  await page.locator("h1, h2, h3, h4, p, li:not(:has(*))").evaluateAll((elements, text) => {
    for (const element of elements) {
      const { length } = element.textContent ?? "";
      const words = text.repeat(1 + length / text.length).slice(0, length);
      if (element.children.length === 0) element.textContent = words.trim();
    }
  }, sample);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    const at = (what: string) => `${what} at ${width} px`;
    expect.soft(await overflowOf(page), at("overflow in px")).toBe(0);
    const orphaned = await orphanedHeadings(page.locator("h1, h2, h3, h4"));
    expect.soft(orphaned, at("headings with a short last line")).toEqual([]);
    if (width < 1280) continue;
    const lines = await linesOf(page.locator("p:visible, li:visible:not(:has(p, li))"));
    const tooLong = lines.flat().filter((line) => line.length > 75);
    expect.soft(tooLong, at("lines of more than 75 characters")).toEqual([]);
  }
}

/** The headings whose last line is very short. */
async function orphanedHeadings(headings: Locator): Promise<string[][]> {
  return (await linesOf(headings)).filter((lines) => {
    const longest = Math.max(...lines.map((line) => line.length));
    // A line of a single word cannot give a word to the last line.
    const mayBreakElsewhere = lines.at(-2)?.includes(" ");
    return mayBreakElsewhere && (lines.at(-1) ?? "").length < longest / 3;
  });
}
