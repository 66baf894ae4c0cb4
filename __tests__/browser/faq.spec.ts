import { dataFile, filled } from "./support/data";
import { expect, test, visit } from "./support/test";

const { questions } = dataFile("faq");
const titles: string[] = questions.map(({ question }: { question: string }) => filled(question));

for (const javaScriptEnabled of [true, false]) {
  test.describe(`the questions ${javaScriptEnabled ? "with" : "without"} JavaScript`, () => {
    test.use({ javaScriptEnabled });

    test("open one at a time, and close when clicked again", async ({ page }) => {
      await (javaScriptEnabled ? visit(page, "/faq") : page.goto("/faq"));
      const open = page.locator("details[open] summary");
      await expect(open).toHaveCount(0);
      for (const title of titles) {
        await page.getByText(title).click();
        await expect(open).toHaveText([title]);
      }
      await page.getByText(titles.at(-1) as string).click();
      await expect(open).toHaveCount(0);
    });
  });
}

test("questions open and close with the keyboard", async ({ page }) => {
  await visit(page, "/faq");
  await page.locator("summary").nth(3).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText(filled("{hours.days}, {hours.range}."))).toBeVisible();
  await page.keyboard.press("Space");
  await expect(page.locator("details[open]")).toHaveCount(0);
});
