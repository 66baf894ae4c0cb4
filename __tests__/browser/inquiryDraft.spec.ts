import { fillIn, intercept, submit, typed, values, withStatus } from "../support/browser/inquiry";
import { follow } from "../support/browser/menu";
import { expect, hydrated, test, visit } from "../support/browser/test";

test.describe("what is typed into the inquiry form", () => {
  test.beforeEach(({ page }) => visit(page, "/events#inquiry"));

  test("is kept over a reload, other pages and the way back", async ({ page }) => {
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

  test("is kept in this tab alone, and not after it was sent", async ({ page, context }) => {
    const logs: string[] = [];
    page.on("console", (message) => logs.push(message.text()));
    const { alerts } = await intercept(page, withStatus(200));
    await fillIn(page);
    const elsewhere = await context.newPage();
    await elsewhere.goto("/events");
    await hydrated(elsewhere);
    expect(await values(elsewhere)).toEqual(["", "", "", "", ""]);
    expect(await elsewhere.evaluate(() => [localStorage.length, document.cookie])).toEqual([0, ""]);
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
