import type { Locator, Page } from "@playwright/test";

/** Removes the name that the FAQ answers share, which lets only one be open, and opens them all. */
export async function openAllAnswers(page: Page): Promise<void> {
  await page.locator("details").evaluateAll((items) => {
    for (const item of items) Object.assign(item, { name: "", open: true });
  });
}

/** Returns the text of each element, split into the lines that the browser shows. */
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
          // With mixed font sizes, the bottoms of characters differ within a line.
          if (!box) continue;
          if (line && Math.abs(line.bottom - box.bottom) < box.height / 2) line.text += character;
          else lines.push({ bottom: box.bottom, text: character });
        }
      }
      return lines.map(({ text }) => text.trim());
    }),
  );
}
