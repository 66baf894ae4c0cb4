import { routes } from "../../src/domain/routes";
import { axeViolations } from "../support/browser/axe";
import { openAllAnswers } from "../support/browser/states";
import { expect, INVISIBLE_SHIFT, scrollToTheEnd, test, visit } from "../support/browser/test";
import { textProblemsAtAllWidths } from "../support/browser/textLayout";

/** Before each result that says what is wrong. */
const advice = {
  texts: "Visitors cannot read these texts. Shorten them in data/, or use shorter words",
  menu: "The menu needs a second row. Write shorter labels in data/navigation.json",
  pictures: "Browsers cannot show these photos. Save them again in data/, as JPEG",
  access: "Some visitors cannot use these parts. Undo your last change, and tell a developer",
  shift: "The page moves while it loads. Undo your last change, and tell a developer",
  errors: "The page has errors. Undo your last change, and tell a developer",
};

/** The folder of the site on its host, if the build has one. */
const { PATH_PREFIX = "" } = process.env;

for (const route of routes) {
  const path = PATH_PREFIX + route;

  for (const width of [360, 1280]) {
    test(`${route} shows all photos, passes axe, and loads without a layout shift or an error at ${width} px`, async ({
      page,
      server,
      layoutShift,
      pageErrors,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      // What another site sends, such as a map, is no fault of ours.
      await page.route(
        ({ origin }) => origin !== server.url,
        (request) => request.fulfill({ contentType: "text/html", body: "" }),
      );
      await visit(page, path);
      await scrollToTheEnd(page);
      const broken = await page.locator("img").evaluateAll(async (images) => {
        const failed: string[] = [];
        for (const image of images as HTMLImageElement[]) {
          image.loading = "eager";
          await image.decode().catch(() => failed.push(`${image.alt} (${image.currentSrc})`));
        }
        return failed;
      });
      expect.soft(broken, advice.pictures).toEqual([]);
      expect.soft(await axeViolations(page), advice.access).toEqual([]);
      expect.soft(await layoutShift(), advice.shift).toBeLessThan(INVISIBLE_SHIFT);
      expect.soft(pageErrors, advice.errors).toEqual([]);
    });
  }

  test(`no text on ${route} is broken, cut off or covered in any window, at any default font size`, async ({
    page,
  }) => {
    await visit(page, path);
    await openAllAnswers(page);
    const problems = Object.values(await textProblemsAtAllWidths(page)).flat();
    // In a narrow column, a long word may break.
    const harmful = problems.filter((problem) => !problem.startsWith("broken in a table"));
    expect([...new Set(harmful)], advice.texts).toEqual([]);
  });
}

test("the menu fits into one row in the narrowest window without a menu button", async ({
  page,
}) => {
  await visit(page, `${PATH_PREFIX}/`);
  const heights = [];
  for (const width of [1920, 992]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(page.getByRole("navigation").getByRole("link").first()).toBeVisible();
    await expect(page.getByRole("banner").getByRole("button")).toBeHidden();
    const heightInRem = await page
      .getByRole("banner")
      .evaluate(
        (navbar) =>
          navbar.clientHeight /
          Number.parseFloat(getComputedStyle(document.documentElement).fontSize),
      );
    heights.push(heightInRem.toFixed(1));
  }
  const [wide, narrow] = heights;
  expect(narrow, advice.menu).toBe(wide);
});
