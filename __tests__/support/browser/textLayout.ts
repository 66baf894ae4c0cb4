import { expect, type Page } from "@playwright/test";

/** In px, of the browser: the default, and twice as large. */
const fontSizes = [16, 32];

/** In px. */
const widths = [320, 768, 1280];

/** Changes the browser's default font size, as visitors do in its settings. Media queries in em follow it. */
export async function setFontSize(page: Page, size: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Page.setFontSizes", { fontSizes: { standard: size, fixed: 13 } });
  await session.detach();
  await expect(page.locator("html")).toHaveCSS("font-size", `${size}px`);
}

/** Lists what is wrong with the text of a page at each default font size and window width, and restores the first. */
export async function textProblemsAtAllWidths(
  page: Page,
  sizes = fontSizes,
): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  for (const size of sizes) {
    await setFontSize(page, size);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      const problems = await textProblems(page);
      if (problems.length > 0) found[`${size} px text, ${width} px window`] = problems;
    }
  }
  await setFontSize(page, fontSizes[0] as number);
  return found;
}

/**
 * Lists what is wrong with the visible text of a page: sideways scrolling, words that are broken although they
 * would fit, times, prices and phone numbers in two lines, text that is cut off, and lines that overlap.
 */
function textProblems(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    type Line = { element: Element; text: string; box: DOMRect };
    const { clientWidth, scrollWidth } = document.documentElement;

    const isVisible = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      !element.closest("[inert], [aria-hidden=true]");
    const withAncestors = (element: Element): Element[] =>
      element.parentElement ? [element, ...withAncestors(element.parentElement)] : [element];
    const isForScreenReaders = (element: Element) =>
      withAncestors(element).some((each) => getComputedStyle(each).clipPath !== "none");
    const scrollsSideways = (element: Element) =>
      withAncestors(element).some((each) => /auto|scroll/.test(getComputedStyle(each).overflowX));

    const range = document.createRange();
    const lines: Line[] = [];
    const broken: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const element = node.parentElement;
      if (!element || !node.textContent?.trim() || element.closest("script, style")) continue;
      // The skip link waits above the window until it has the focus.
      if (element.matches('[href="#main"]:not(:focus)')) continue;
      if (!isVisible(element) || isForScreenReaders(element)) continue;
      range.selectNodeContents(node);
      const parts = range.getClientRects();
      for (const box of parts) {
        if (box.width > 0) lines.push({ element, text: node.textContent.trim(), box });
      }
      if (parts.length < 2) continue;
      const rowsAndWidth = (start: number, text: string) => {
        range.setStart(node, start);
        range.setEnd(node, start + text.length);
        const boxes = [...range.getClientRects()];
        const width = boxes.reduce((sum, box) => sum + box.width, 0);
        return [new Set(boxes.map(({ bottom }) => Math.round(bottom))).size, width] as const;
      };
      // Times, prices and phone numbers.
      const amounts = /\d+(:\d\d)?\s[AP]M\b|\bRM\d[\d.,]*|\+\d[\d\s-]+\d/g;
      for (const { index, 0: amount } of node.textContent.matchAll(amounts)) {
        if (rowsAndWidth(index, amount)[0] > 1) broken.push(`split: ${amount}`);
      }
      // A browser may break after a hyphen, a dash or a slash, before a bracket, and between Chinese characters.
      for (const { index, 0: word } of node.textContent.matchAll(/[^\s\-–/()\p{sc=Han}]+/gu)) {
        const [rows, width] = rowsAndWidth(index, word);
        if (rows > 1 && width < 0.6 * clientWidth)
          broken.push(`broken${element.closest("table") ? " in a table" : ""}: ${word}`);
      }
    }

    const cut = lines.flatMap(({ element, text, box }) => {
      const middle = (box.top + box.bottom) / 2;
      const isCut = withAncestors(element).some((each) => {
        // A list that scrolls is not cut off.
        const { overflowX, overflowY } = getComputedStyle(each);
        const [cutsX, cutsY] = [/clip|hidden/.test(overflowX), /clip|hidden/.test(overflowY)];
        const frame = each.getBoundingClientRect();
        const isBeside = box.left < frame.left - 1 || box.right > frame.right + 1;
        return (cutsX && isBeside) || (cutsY && (middle < frame.top || middle > frame.bottom));
      });
      const isOutside = box.right > clientWidth + 1 || box.left < -1;
      return isCut || (isOutside && !scrollsSideways(element)) ? [`cut off: ${text}`] : [];
    });

    // The navbar with its menu and the bar at the bottom lie over the page.
    const bars = Array.from(
      document.querySelectorAll("header, main > div > div:first-child"),
    ).filter((element) => getComputedStyle(element).position !== "static");
    const placed = lines.map(({ element, text, box: { left, right, top, bottom, height } }) => {
      const bar = bars.find((each) => each.contains(element));
      // The boxes of tight lines touch, so only their middle halves count.
      return { text, bar, left, right, top: top + height / 4, bottom: bottom - height / 4 };
    });
    placed.sort((a, b) => a.top - b.top);
    const overlapping = placed.flatMap((a, index) => {
      const below = placed.findIndex((b, other) => other > index && b.top >= a.bottom);
      return placed
        .slice(index + 1, below < 0 ? undefined : below)
        .filter(
          (b) =>
            a.bar === b.bar && a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom,
        )
        .map((b) => `overlapping: ${a.text} | ${b.text}`);
    });

    const sideways = scrollWidth > clientWidth ? [`scrolls sideways: ${scrollWidth} px`] : [];
    return [...new Set([...sideways, ...broken, ...cut, ...overlapping])];
  });
}
