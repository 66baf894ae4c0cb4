import { expect, type Locator, type Page } from "@playwright/test";
import { linesOf, openAllAnswers } from "./lines";

/** In px. */
const widths = [320, 360, 768, 992, 1280, 1920, 2560];

/** Resizes an open page, because a layout does not depend on the previous width. */
export async function atEveryWidth(
  page: Page,
  check: (width: number) => Promise<void>,
): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await check(width);
  }
}

/** In px. */
export const overflowOf = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Expects of the open page that it fits into every window, and that its headings and lines break well. */
export async function expectGoodLayout(page: Page): Promise<void> {
  await openAllAnswers(page);
  await atEveryWidth(page, async (width) => {
    const at = (what: string) => `${what} at ${width} px`;
    expect.soft(await overflowOf(page), at("overflow in px")).toBe(0);
    const broken = await brokenWords(page.locator("h1:visible, h2:visible, h3:visible"));
    expect.soft(broken, at("broken words")).toEqual([]);
    const orphaned = await orphanedHeadings(page.locator("h1, h2, h3, h4"));
    expect.soft(orphaned, at("headings with a short last line")).toEqual([]);
    if (width < 1280) return;
    const lines = await linesOf(page.locator("p:visible, li:visible:not(:has(p, li))"));
    const tooLong = lines.flat().filter((line) => line.length > 75);
    expect.soft(tooLong, at("lines of more than 75 characters")).toEqual([]);
  });
}

/** The words of at most 12 letters that are broken. Longer ones need not fit on a phone. */
const brokenWords = (headings: Locator) =>
  headings.evaluateAll((all) =>
    all.flatMap((heading) => {
      const text = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT).nextNode();
      const words = Array.from(text?.textContent?.matchAll(/\S+/g) ?? []);
      return words
        .filter((word) => {
          if (word[0].length > 12) return false;
          const range = document.createRange();
          range.setStart(text as Node, word.index);
          range.setEnd(text as Node, word.index + word[0].length);
          return range.getClientRects().length > 1;
        })
        .map(([word]) => word);
    }),
  );

/** The headings whose last line is very short. */
async function orphanedHeadings(headings: Locator): Promise<string[][]> {
  return (await linesOf(headings)).filter((lines) => {
    const longest = Math.max(...lines.map((line) => line.length));
    // A line of a single word cannot give a word to the last line.
    const mayBreakElsewhere = lines.at(-2)?.includes(" ");
    return mayBreakElsewhere && (lines.at(-1) ?? "").length < longest / 3;
  });
}
