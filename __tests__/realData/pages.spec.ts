import { routes } from "../../src/domain/routes";
import { axeViolations } from "../support/browser/axe";
import { phone, scrollToTheEnd } from "../support/browser/budgets";
import { INVISIBLE_SHIFT, loadFonts, watchLayoutShift } from "../support/browser/layoutShift";
import { expectPageWithinBudgets } from "../support/browser/pageBudgets";
import { expectGoodLayout } from "../support/browser/pageLayout";
import { expect, test, visit } from "../support/browser/test";
import { fontSizes, textProblemsAtAllWidths } from "../support/browser/textLayout";
import { StaticServer } from "../support/hosts/staticServer";

/** The output of `npm run build`. */
const realSite = "public";

test.describe("with the real data and photos", () => {
  const server = new StaticServer(realSite, { isCompressed: true });

  test.beforeAll(async () => {
    await server.start();
  });
  test.afterAll(() => server.stop());

  for (const route of routes) {
    for (const width of [360, 1280]) {
      test(`${route} passes axe, and loads without a layout shift or a console error at ${width} px`, async ({
        page,
        pageErrors,
      }) => {
        await page.setViewportSize({ width, height: 800 });
        await loadFonts(page, server.url);
        const shift = await watchLayoutShift(page);
        await visit(page, server.url + route);
        await scrollToTheEnd(page);
        expect(await shift()).toBeLessThan(INVISIBLE_SHIFT);
        expect(await axeViolations(page)).toEqual([]);
        expect(pageErrors).toEqual([]);
      });
    }

    test(`${route} fits into every window, and its texts, headings and lines break well`, async ({
      page,
    }) => {
      await visit(page, server.url + route);
      expect(await textProblemsAtAllWidths(page, fontSizes)).toEqual({});
      await expectGoodLayout(page);
    });

    test.describe("on a phone", () => {
      test.use(phone);

      test(`${route} is within budget for scripts, requests, HTML, headers, styles and fonts`, async ({
        page,
      }) => {
        await expectPageWithinBudgets(page, server, route, realSite);
      });
    });
  }
});
