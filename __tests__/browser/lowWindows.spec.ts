import type { Page } from "@playwright/test";
import { routes } from "../../src/domain/routes";
import { menuButton } from "../support/browser/menu";
import { expect, test, visit } from "../support/browser/test";

/** In px: 1280 × 1024 at a zoom of 400 %, two phones on their side, a phone, and a laptop. */
const windows = [
  { width: 320, height: 256 },
  { width: 568, height: 320 },
  { width: 740, height: 360 },
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
];

/** Describes the focused control if it is outside the window or covered by something else. */
const hiddenFocus = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body || focused.tagName === "IFRAME") return null;
    const [box] = focused.getClientRects();
    if (!box) return `${focused.outerHTML.slice(0, 120)} has no box`;
    // A control may be higher than the window. A part of it in view is enough.
    const top = Math.max(box.top, 0);
    const bottom = Math.min(box.bottom, innerHeight);
    const isReachable = [0.1, 0.5, 0.9].some((part) => {
      const hit = document.elementFromPoint(box.left + box.width / 2, top + (bottom - top) * part);
      return !!hit && (focused.contains(hit) || hit.contains(focused));
    });
    return isReachable ? null : `${focused.outerHTML.slice(0, 120)} at ${Math.round(box.top)} px`;
  });

const isFirstStop = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement;
    return !focused || focused === document.body || focused.getAttribute("href") === "#main";
  });

for (const { width, height } of windows) {
  test.describe(`in a window of ${width} × ${height} px`, () => {
    test.use({ viewport: { width, height } });

    for (const path of routes) {
      test(`every focused control on ${path} is in view, forwards and backwards`, async ({
        page,
      }) => {
        await page.emulateMedia({ reducedMotion: "reduce" });
        await visit(page, path);
        for (const key of ["Tab", "Shift+Tab"]) {
          await page.evaluate(() => (document.activeElement as HTMLElement).blur());
          const hidden: string[] = [];
          for (let stop = 0; ; stop += 1) {
            await page.keyboard.press(key);
            if (stop > 0 && (await isFirstStop(page))) break;
            const found = await hiddenFocus(page);
            if (found) hidden.push(found);
          }
          expect(hidden, key).toEqual([]);
        }
      });
    }

    test("every item of the open menu can be reached with a pointer and the keyboard", async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: "reduce" });
      await visit(page, "/");
      const button = menuButton(page);
      test.skip(!(await button.isVisible()), "The menu is always open in a wide window.");
      await button.click();
      const items = page.locator("header nav a");
      for (const item of await items.all()) {
        // Playwright scrolls to the item, and fails if something else receives the click there.
        await item.click({ trial: true });
        await item.focus();
        expect(await hiddenFocus(page)).toBeNull();
      }
    });
  });
}
