import type { Page } from "@playwright/test";
import { INVISIBLE_SHIFT, loadFonts, watchLayoutShift } from "../support/browser/layoutShift";
import { expect, hydrated, test, visit } from "../support/browser/test";

const total = (page: Page) => page.locator("main form + div [role=status]");

const read = (page: Page) =>
  page.locator("main form").evaluate((form) => {
    const fields = [...new FormData(form as HTMLFormElement)];
    return fields.join();
  });

for (const width of [390, 1280]) {
  test.describe(`at ${width} px, the calculator`, () => {
    test.use({ viewport: { width, height: 740 } });

    for (const [rig, isMember] of [
      [0, false],
      [1, true],
      [3, true],
    ] as const) {
      test(`agrees with its fields after Back, Forward and reload, and nothing moves: rig ${rig + 1}`, async ({
        page,
      }) => {
        await loadFonts(page);
        const shift = await watchLayoutShift(page);
        await visit(page, "/");
        const totals = new Map([[await read(page), await total(page).textContent()]]);
        const [rigs, count, hours] = await page.locator("main select").all();
        await rigs?.selectOption({ index: rig });
        await count?.selectOption("3");
        await hours?.selectOption("11");
        await page.getByLabel("With membership").setChecked(isMember);
        const chosen = await read(page);
        totals.set(chosen, await total(page).textContent());
        // What is below the calculator, which changes its height.
        const below = page.locator("#membership-heading");
        const here = () => below.evaluate((heading) => heading.getBoundingClientRect().top);
        await below.evaluate((heading) => heading.scrollIntoView());
        const place = await here();
        for (const [what, move] of [
          ["Back", () => page.goto("/faq").then(() => page.goBack())],
          ["Forward", () => page.goBack().then(() => page.goForward())],
          ["reload", () => page.reload()],
        ] as const) {
          await move();
          await hydrated(page);
          const fields = await read(page);
          // Chromium does not keep them at a reload.
          if (what !== "reload") expect(fields, what).toBe(chosen);
          await expect(total(page), what).toHaveText(totals.get(fields) ?? "");
          if (what !== "reload") expect(Math.abs((await here()) - place), what).toBeLessThan(1);
          expect(await shift(), what).toBeLessThan(INVISIBLE_SHIFT);
        }
      });
    }
  });
}
