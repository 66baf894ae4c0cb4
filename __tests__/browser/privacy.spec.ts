import type { Page } from "@playwright/test";
import { fillIn, mockFormService, submit, withStatus } from "../support/browser/inquiry";
import { goTo } from "../support/browser/menu";
import { expect, test, visit } from "../support/browser/test";

const label = (page: Page) => page.locator("#inquiry summary");
const english = (page: Page) => page.locator("#privacy");
const malay = (page: Page) => page.locator("#inquiry details div[lang=ms]");

for (const javaScriptEnabled of [true, false]) {
  test.describe(`${javaScriptEnabled ? "with" : "without"} JavaScript, the privacy notice`, () => {
    test.use({ javaScriptEnabled, viewport: { width: 360, height: 600 } });

    test("opens for a link to it, in view with its name, and closes with a click", async ({
      page,
    }) => {
      const path = "/events#privacy";
      await (javaScriptEnabled ? visit(page, path) : page.goto(path));
      await expect(english(page)).toBeVisible();
      await expect(malay(page)).toBeVisible();
      await expect(label(page)).toBeInViewport({ ratio: 1 });
      await expect(english(page).locator("p").first()).toBeInViewport();
      await label(page).click();
      await expect(english(page)).toBeHidden();
    });
  });
}

test("the privacy notice opens for a link from another page, and stays open while an inquiry is sent", async ({
  page,
}) => {
  await visit(page, "/about");
  await goTo(page, "/events#privacy");
  await expect(english(page)).toBeVisible();
  await expect(label(page)).toBeInViewport({ ratio: 1 });
  const { alerts } = await mockFormService(page, withStatus(200));
  await fillIn(page);
  await submit(page);
  await expect.poll(() => alerts).toHaveLength(1);
  await expect(english(page)).toBeVisible();
});
