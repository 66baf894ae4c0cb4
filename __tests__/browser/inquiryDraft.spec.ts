import {
  fillIn,
  mockFormService,
  submit,
  typed,
  values,
  withStatus,
} from "../support/browser/inquiry";
import { follow } from "../support/browser/menu";
import { expect, hydrated, test, visit } from "../support/browser/test";

test.describe("the draft in the inquiry form", () => {
  test.beforeEach(({ page }) => visit(page, "/events#inquiry"));

  test("survives a reload, a visit to another page and going back", async ({ page }) => {
    await fillIn(page);
    await page.reload();
    await hydrated(page);
    expect(await values(page)).toEqual(Object.values(typed));

    await follow(page, "/faq");
    await expect(page).toHaveURL("/faq");
    await page.goBack();
    await expect.poll(() => values(page)).toEqual(Object.values(typed));

    await page.goto("/robots.txt");
    await page.goBack();
    await expect.poll(() => values(page)).toEqual(Object.values(typed));
  });

  test("stays in its tab and is deleted after it is sent", async ({ page, context }) => {
    const logs: string[] = [];
    page.on("console", (message) => logs.push(message.text()));
    const { alerts } = await mockFormService(page, withStatus(200));
    await fillIn(page);
    const otherTab = await context.newPage();
    await otherTab.goto("/events");
    await hydrated(otherTab);
    expect(await values(otherTab)).toEqual(["", "", "", "", ""]);
    expect(await otherTab.evaluate(() => [localStorage.length, document.cookie])).toEqual([0, ""]);
    await submit(page);
    await expect.poll(() => alerts).toHaveLength(1);
    await page.reload();
    await hydrated(page);
    expect(await values(page)).toEqual(["", "", "", "", ""]);
    expect(await page.evaluate(() => Object.values({ ...sessionStorage }).join())).not.toContain(
      typed.Name,
    );
    for (const text of Object.values(typed)) expect(logs.join()).not.toContain(text);
    expect(page.url()).not.toContain("?");
  });
});
