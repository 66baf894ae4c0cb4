import type { Page } from "@playwright/test";

/** Puts each text into two elements, as Chrome and Edge do when they translate a page, and marks it. */
export function translate(page: Page): Promise<void> {
  return page.locator("#___gatsby").evaluate((root) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (!text.data.trim() || text.parentElement?.closest("font")) continue;
      const outer = document.createElement("font");
      outer.append(document.createElement("font"));
      (outer.firstChild as Element).textContent = `«${text.data}»`;
      text.replaceWith(outer);
    }
  });
}
