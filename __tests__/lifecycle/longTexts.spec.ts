import type { Page } from "@playwright/test";
import { routes } from "../../src/domain/routes";
import { faintTextsOverWhitePhotos } from "../support/browser/contrast";
import { INVISIBLE_SHIFT, watchLayoutShift } from "../support/browser/layoutShift";
import { openAllAnswers } from "../support/browser/lines";
import { expect, test, visit } from "../support/browser/test";
import { textProblemsAtAllWidths } from "../support/browser/textLayout";
import { StaticServer } from "../support/hosts/staticServer";
import { announce, lengthenTexts } from "../support/site/edits";
import { buildDeploy, removeDeploys } from "../support/site/testSite";

// cspell:disable
const scripts = {
  Chinese: "深夜大厅欢迎你来玩赛车。",
  Tamil: "நள்ளிரவு கூடத்தில் விளையாட வாருங்கள். ",
  Arabic: "تعال والعب مع أصدقائك الليلة. ",
};
const malay = "Pertandingan lumba kereta bersama rakan pada tengah malam. ";
// cspell:enable

/** Writes the other scripts, in turns, into all texts of the open page that come from the data. */
function translate(page: Page) {
  return page.evaluate(
    ({ words, samples }) => {
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      let count = 0;
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const { textContent: old } = text;
        if (!old || !words.some((word) => old.includes(word))) continue;
        const sample = samples[count % samples.length] as string;
        text.textContent = sample.repeat(old.length / sample.length + 1).slice(0, old.length);
        count += 1;
      }
      return count;
    },
    { words: malay.trim().split(/[ .]+/), samples: Object.values(scripts) },
  );
}

test.describe("with the longest texts", () => {
  let host: StaticServer;

  test.describe.configure({ mode: "default" });
  // The Content-Security-Policy would block the styles that the contrast test adds.
  test.use({ reducedMotion: "reduce", bypassCSP: true });

  test.beforeAll(async () => {
    test.setTimeout(600_000);
    host = await new StaticServer(
      await buildDeploy(
        (copy) => {
          lengthenTexts(copy, malay);
          copy.change("site", ({ hours }) => {
            hours.days = "Monday, Wednesday, Friday, Sunday";
          });
        },
        {},
        announce,
      ),
    ).start();
  });

  test.afterAll(async () => {
    await host?.stop();
    await removeDeploys();
  });

  for (const route of routes) {
    test(`no text on ${route} is cut off or covered at any font size, in four languages`, async ({
      page,
    }) => {
      await visit(page, host.url + route);
      await openAllAnswers(page);
      // A very long word may break.
      const problems = async () =>
        Object.values(await textProblemsAtAllWidths(page))
          .flat()
          .filter((problem) => !problem.startsWith("broken"));
      expect(await problems()).toEqual([]);
      expect(await translate(page)).toBeGreaterThan(10);
      expect(await problems()).toEqual([]);
    });
  }

  test("the home page has no layout shift while it loads on a phone", async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    const shift = await watchLayoutShift(page);
    await visit(page, host.url);
    await page.waitForLoadState("networkidle");
    expect(await shift()).toBeLessThan(INVISIBLE_SHIFT);
  });

  test("texts over white photos have enough contrast at every width", async ({ page }) => {
    await visit(page, host.url);
    expect(await faintTextsOverWhitePhotos(page)).toEqual({});
  });
});

for (const [script, sample] of Object.entries(scripts)) {
  test(`${script} is shown with the fonts of the system, in texts and headings`, async ({
    page,
    server,
  }) => {
    await visit(page, server.url);
    const session = await page.context().newCDPSession(page);
    await session.send("DOM.enable");
    await session.send("CSS.enable");
    const { root } = await session.send("DOM.getDocument");
    for (const selector of ["h1", "h1 + p"]) {
      const text = sample.replace(/[ .]/g, "");
      await page.locator(selector).evaluate((node, shown) => node.replaceChildren(shown), text);
      const { nodeId } = await session.send("DOM.querySelector", { nodeId: root.nodeId, selector });
      const { fonts } = await session.send("CSS.getPlatformFontsForNode", { nodeId });
      // A glyph that no font has would be a box from the site's own font.
      expect(fonts.filter(({ isCustomFont }) => isCustomFont)).toEqual([]);
    }
  });
}
