import type { Page } from "@playwright/test";
import { fillIn, mockFormService, submit, withStatus } from "../support/browser/inquiry";
import { expect, test, visit } from "../support/browser/test";
import { dataFile, filled } from "../support/site/data";

type Text = { heading: string; text: string };

const { privacy } = dataFile("events").inquiry;
const parts: { english: Text; malay: Text }[] = privacy.parts;

const notice = (page: Page) => page.locator("#inquiry details");
const label = (page: Page) => notice(page).locator("summary");
const english = (page: Page) => page.locator("#privacy");
const malay = (page: Page) => notice(page).locator("div[lang]");

const wordsOf = (texts: Text[]) =>
  texts.flatMap(({ heading, text }) => [filled(heading), filled(text)]);

test("the privacy notice opens and closes in place with the keyboard, right after the button", async ({
  page,
}) => {
  await visit(page, "/events");
  await expect(page.getByText(filled(privacy.line), { exact: true })).toBeVisible();
  await page.locator("#inquiry form button").focus();
  await page.keyboard.press("Tab");
  await expect(label(page)).toBeFocused();
  await expect(english(page)).toBeHidden();
  await page.keyboard.press("Enter");
  await expect(english(page)).toBeVisible();
  await expect(malay(page)).toBeVisible();
  await expect(label(page)).toBeFocused();
  await expect(page).toHaveURL("/events");
  await page.keyboard.press("Space");
  await expect(english(page)).toBeHidden();
});

test("the privacy notice says the same in English and, marked as such, in Malay", async ({
  page,
}) => {
  await visit(page, "/events#privacy");
  const wordsIn = (element: ReturnType<typeof english>) =>
    element.locator("h3, p").allTextContents();
  expect(await wordsIn(english(page))).toEqual(wordsOf(parts.map((part) => part.english)));
  expect(await wordsIn(malay(page))).toEqual(wordsOf(parts.map((part) => part.malay)));
  const languageOf = (element: ReturnType<typeof english>) =>
    element.evaluate((node) => node.closest("[lang]")?.getAttribute("lang"));
  expect(await languageOf(english(page))).toMatch(/^en\b/);
  expect(await languageOf(malay(page))).toBe("ms");
  const name = label(page).getByText(filled(privacy.label.malay), { exact: true });
  expect(await languageOf(name)).toBe("ms");
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(`${javaScriptEnabled ? "with" : "without"} JavaScript, the privacy notice`, () => {
    test.use({ javaScriptEnabled, viewport: { width: 360, height: 600 } });

    test("opens for a link to it, in view with its name", async ({ page }) => {
      await page.goto("/events#privacy");
      await expect(english(page)).toBeVisible();
      await expect(label(page)).toBeInViewport({ ratio: 1 });
      await expect(english(page).locator("p").first()).toBeInViewport();
    });

    test("opens and closes with a click", async ({ page }) => {
      await (javaScriptEnabled ? visit(page, "/events") : page.goto("/events"));
      await label(page).click();
      await expect(english(page)).toBeVisible();
      await expect(malay(page)).toBeVisible();
      await label(page).click();
      await expect(english(page)).toBeHidden();
    });
  });
}

test("the privacy notice opens when a link to it is followed from another page", async ({
  page,
}) => {
  await visit(page, "/about");
  await page.evaluate((path) => Object(window).___navigate(path), "/events#privacy");
  await expect(english(page)).toBeVisible();
  await expect(label(page)).toBeInViewport({ ratio: 1 });
});

test("the privacy notice stays open while an inquiry is sent, and is no part of it", async ({
  page,
}) => {
  await visit(page, "/events#privacy");
  const { posts, alerts } = await mockFormService(page, withStatus(200));
  await fillIn(page);
  await submit(page);
  await expect.poll(() => alerts).toHaveLength(1);
  await expect(english(page)).toBeVisible();
  expect(Object.keys(posts[0]?.postDataJSON())).toEqual([
    "access_key",
    "name",
    "email",
    "phone",
    "eventType",
    "message",
  ]);
});
