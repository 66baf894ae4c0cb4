import { routes } from "../../src/domain/routes";
import { inEveryState } from "../support/browser/states";
import { expect, test } from "../support/browser/test";
import { fontSizes, spaceText, textProblemsAtAllWidths } from "../support/browser/textLayout";

test.use({ viewport: { width: 360, height: 800 } });

for (const path of routes) {
  test(`no text on ${path}, or in anything that opens on it, is broken, cut off or covered at any default font size and window width, or with the text spacing of WCAG 1.4.12`, async ({
    page,
  }) => {
    const check = async ({ name }: { name: string }) => {
      expect.soft(await textProblemsAtAllWidths(page, fontSizes), name).toEqual({});
      const restore = await spaceText(page);
      expect.soft(await textProblemsAtAllWidths(page, [16]), `${name}, spaced`).toEqual({});
      await restore();
    };
    await inEveryState(page, path, check, { withAlike: true });
  });
}
