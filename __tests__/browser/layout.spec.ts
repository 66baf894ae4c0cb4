import { basename } from "node:path";
import type { Page } from "@playwright/test";
import { routes } from "../../src/domain/routes";
import { scrollToTheEnd } from "../support/browser/budgets";
import { faintTextsOverWhitePhotos } from "../support/browser/contrast";
import { INVISIBLE_SHIFT, loadFonts, watchLayoutShift } from "../support/browser/layoutShift";
import { menuButton } from "../support/browser/menu";
import { expectGoodLayout } from "../support/browser/pageLayout";
import { inEveryState } from "../support/browser/states";
import { expect, openTime, test, visit } from "../support/browser/test";
import { fontSizes, spaceText, textProblemsAtAllWidths } from "../support/browser/textLayout";

for (const path of routes) {
  for (const width of [360, 1280]) {
    test(`${path} loads and scrolls without a layout shift or a console error at ${width} px, and fits into every window`, async ({
      page,
      pageErrors,
    }) => {
      await page.setViewportSize({ width, height: 740 });
      await loadFonts(page);
      const shift = await watchLayoutShift(page);
      await visit(page, path);
      await scrollToTheEnd(page);
      expect.soft(await shift()).toBeLessThan(INVISIBLE_SHIFT);
      expect.soft(pageErrors).toEqual([]);
      if (width > 1000) await expectGoodLayout(page);
    });
  }

  test(`every control on ${path} is 44 px high on a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await visit(page, path);
    await scrollToTheEnd(page);
    await menuButton(page).click();
    const small = await page
      .locator(
        "a:visible, button:visible, summary:visible, input:visible, select:visible, textarea:visible",
      )
      .evaluateAll((targets) =>
        targets
          // A click on the text of a checkbox ticks it, too.
          .map((target) => (target.matches("[type=checkbox]") && target.closest("label")) || target)
          // Heights may vary by millionths of a pixel.
          .filter((target) => Math.round(target.getBoundingClientRect().height) < 44)
          // A link within a sentence is as high as its line: https://www.w3.org/TR/WCAG22/#target-size-minimum
          .filter((target) => !target.matches(":is(p, li) > span ~ a"))
          .map((target) => target.outerHTML.slice(0, 160)),
      );
    expect(small).toEqual([]);
  });

  test(`no text on ${path}, or in anything that opens on it, is broken, cut off or covered at any default font size and window width, or with the text spacing of WCAG 1.4.12`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    const check = async ({ name }: { name: string }) => {
      expect.soft(await textProblemsAtAllWidths(page, fontSizes), name).toEqual({});
      const restore = await spaceText(page);
      const spaced = Object.values(await textProblemsAtAllWidths(page, [16])).flat();
      // In the tables, a long word may break.
      expect
        .soft(
          spaced.filter((problem) => !/^broken in a table/.test(problem)),
          `${name}, spaced`,
        )
        .toEqual([]);
      await restore();
    };
    await inEveryState(page, path, check, { withAlike: true });
  });
}

test("with dir=rtl, as translators to Arabic set it, the headline and the picture of the home page change sides, and texts over white photos have enough contrast", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await visit(page, "/");
  const boxes = () =>
    Promise.all(
      ["h1", "div:has(> picture)"].map((part) =>
        page.locator(`#reservation ${part}`).evaluate((element) => {
          const { left, right } = element.getBoundingClientRect();
          return { left, right };
        }),
      ),
    );
  const mirrored = (await boxes()).map(({ left, right }) => ({
    left: 1280 - right,
    right: 1280 - left,
  }));
  await turnRound(page);
  expect(await boxes()).toEqual(mirrored);
  expect(await faintTextsOverWhitePhotos(page)).toEqual({});
});

test("with dir=rtl, no page scrolls sideways, and no text is broken, cut off or covered", async ({
  page,
}) => {
  for (const path of routes) {
    await visit(page, path);
    await turnRound(page);
    expect.soft(await textProblemsAtAllWidths(page), path).toEqual({});
  }
});

const turnRound = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.dir = "rtl";
  });

test("no text on any page is broken, cut off or covered while the venue is open", async ({
  page,
}) => {
  for (const path of routes) {
    await visit(page, path, openTime);
    expect.soft(await textProblemsAtAllWidths(page), path).toEqual({});
  }
});

const basic = ["bricolage-grotesque-basic", "figtree-basic"];
const all = [
  "bricolage-grotesque-basic",
  "bricolage-grotesque-other",
  "figtree-basic",
  "figtree-other",
];

for (const { what, text, fonts } of [
  { what: "two font files for basic characters", text: "“AV” – RM 12.50 × 2 …", fonts: basic },
  { what: "two more for a name with é", text: "José", fonts: all },
  { what: "no others for Chinese", text: "你好", fonts: basic },
]) {
  test(`a page loads ${what}`, async ({ page }) => {
    const loaded: string[] = [];
    page.on("requestfinished", (request) => {
      if (request.resourceType() !== "font") return;
      loaded.push(basename(new URL(request.url()).pathname).replace(/-[^-]+$/, ""));
    });
    // Keeps the head, with its styles and preloads, but without its script: React would find no page.
    await page.route("/faq", async (route) => {
      const response = await route.fetch();
      const html = (await response.text()).replace(/<script[\s\S]*?<\/script>/g, "");
      const [head] = html.split("<body");
      const body = `${head}<body><h1>${text}</h1><p>${text}</p></body></html>`;
      await route.fulfill({ contentType: "text/html; charset=utf-8", body });
    });
    await page.goto("/faq", { waitUntil: "networkidle" });
    expect(loaded.sort()).toEqual(fonts);
  });
}
