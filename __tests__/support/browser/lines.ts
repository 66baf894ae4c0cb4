import type { Locator, Page } from "@playwright/test";

/** Opens all answers at once, which visitors cannot. */
export async function showAnswers(page: Page): Promise<void> {
  await page.locator("details").evaluateAll((items) => {
    for (const item of items) Object.assign(item, { name: "", open: true });
  });
}

/** Each element's text as the browser broke it into lines. */
export function linesOf(elements: Locator): Promise<string[][]> {
  return elements.evaluateAll((all) =>
    all.map((element) => {
      const lines: { bottom: number; text: string }[] = [];
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        for (const [at, character] of [...(node.textContent ?? "")].entries()) {
          range.setStart(node, at);
          range.setEnd(node, at + 1);
          const [box] = range.getClientRects();
          const line = lines.at(-1);
          // Sizes may mix in a line, so its bottoms differ by less than a line.
          if (!box) continue;
          if (line && Math.abs(line.bottom - box.bottom) < box.height / 2) line.text += character;
          else lines.push({ bottom: box.bottom, text: character });
        }
      }
      return lines.map(({ text }) => text.trim());
    }),
  );
}
