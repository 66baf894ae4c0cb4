import { expect, test, visit } from "./support/test";

const paths = ["/", "/events", "/faq", "/about"];

for (const width of [320, 360, 768, 992, 1280, 1920, 2560]) {
  test(`nothing is wider than the window at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const path of paths) {
      await visit(page, path);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, path).toBe(0);
    }
  });
}

for (const width of [320, 360, 768, 992, 1280, 1920]) {
  test(`no word of a heading is broken in two at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const path of paths) {
      await visit(page, path);
      const broken = await page
        .locator("h1:visible, h2:visible, h3:visible")
        .evaluateAll((headings) =>
          headings.flatMap((heading) => {
            const text = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT).nextNode();
            return Array.from(text?.textContent?.matchAll(/\S+/g) ?? []).filter((word) => {
              const range = document.createRange();
              range.setStart(text as Node, word.index);
              range.setEnd(text as Node, word.index + word[0].length);
              return range.getClientRects().length > 1;
            });
          }),
        );
      expect(broken, path).toEqual([]);
    }
  });
}

test("nothing is wider than a phone's window with text twice as large", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const path of paths) {
    await visit(page, path);
    const overflow = await page.evaluate(() => {
      document.documentElement.style.fontSize = "200%";
      return document.documentElement.scrollWidth - document.documentElement.clientWidth;
    });
    expect(overflow, path).toBe(0);
  }
});

test("links and buttons are at least 44 px high on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const path of paths) {
    await visit(page, path);
    await page.getByRole("button", { name: "Menu" }).click();
    const small = await page
      .locator("a:visible, button:visible, summary:visible, input:visible, textarea:visible")
      .evaluateAll((targets) =>
        targets
          .filter((target) => target.getBoundingClientRect().height < 44)
          .map((target) => target.textContent),
      );
    expect(small, path).toEqual([]);
  }
});

for (const width of [360, 1280]) {
  test(`nothing moves while a page loads and is read at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          shifts.push((entry as unknown as { value: number }).value);
        }
      }).observe({ type: "layout-shift", buffered: true });
    });
    for (const path of paths) {
      await visit(page, path);
      for (let y = 0; y < 8000; y += 500) await page.mouse.wheel(0, 500);
      await page.waitForLoadState("networkidle");
      const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
      const total = shifts.reduce((sum, shift) => sum + shift, 0);
      expect(total, path).toBeLessThan(0.005);
    }
  });
}
