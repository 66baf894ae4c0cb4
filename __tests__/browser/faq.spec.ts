import type { Page } from "@playwright/test";
import { slug } from "../../src/domain/format/slug";
import { expect, test, visit } from "../support/browser/test";
import { dataFile, filled } from "../support/site/data";

const { questions, copyLink } = dataFile("faq");
const titles: string[] = questions.map(({ question }: { question: string }) => filled(question));
const last = titles.at(-1) as string;

const summary = (page: Page, title: string) => page.locator("summary").nth(titles.indexOf(title));

for (const javaScriptEnabled of [true, false]) {
  test.describe(`the FAQ ${javaScriptEnabled ? "with" : "without"} JavaScript`, () => {
    test.use({ javaScriptEnabled });

    test("opens one question at a time and closes it on a second click", async ({
      page,
      pageErrors,
    }) => {
      await (javaScriptEnabled ? visit(page, "/faq") : page.goto("/faq"));
      const open = page.locator("details[open] summary");
      await expect(open).toHaveCount(0);
      for (const title of titles) {
        await summary(page, title).click();
        await expect(open).toHaveText([title]);
      }
      await summary(page, last).click();
      await expect(open).toHaveCount(0);
      expect(pageErrors).toEqual([]);
    });
  });
}

test("the FAQ opens and closes a question with the keyboard", async ({ page }) => {
  await visit(page, "/faq");
  await summary(page, last).focus();
  await page.keyboard.press("Enter");
  await expect(page.locator("details[open] p")).toHaveText(filled(questions.at(-1).answer));
  await expect(page.locator("details[open] p")).toBeVisible();
  await page.keyboard.press("Space");
  await expect(page.locator("details[open]")).toHaveCount(0);
});

const openQuestions = (page: Page) => page.locator("details[open] summary");

for (const javaScriptEnabled of [true, false]) {
  test.describe(`a deep link to an answer ${javaScriptEnabled ? "with" : "without"} JavaScript`, () => {
    test.use({ javaScriptEnabled, viewport: { width: 360, height: 600 } });

    test("opens the answer and scrolls it into view with its question", async ({ page }) => {
      // Not the last question: it is in view as soon as the page is scrolled to its end.
      const title = titles.at(-2) ?? last;
      await page.goto(`/faq#${slug(title)}`);
      await expect(openQuestions(page)).toHaveText([title]);
      await expect(summary(page, title)).toBeInViewport({ ratio: 1 });
      await expect(page.locator("details[open] p")).toBeInViewport();
    });
  });
}

test.describe("a deep link to an answer", () => {
  test("opens the answer on the current page, a second time and after going back", async ({
    page,
  }) => {
    test.skip(titles.length < 2, "There is only one question.");
    const [first, second] = [titles[0] as string, last];
    await visit(page, `/faq#${slug(first)}`);
    await expect(openQuestions(page)).toHaveText([first]);
    const follow = (title: string) =>
      page.evaluate((id) => {
        const link = document.createElement("a");
        link.href = `#${id}`;
        link.click();
      }, slug(title));
    await follow(second);
    await expect(openQuestions(page)).toHaveText([second]);
    await summary(page, second).click();
    await expect(openQuestions(page)).toHaveCount(0);
    await follow(second);
    await expect(openQuestions(page)).toHaveText([second]);
    await page.goBack();
    await expect(openQuestions(page)).toHaveText([first]);
  });

  test("opens the answer when it is followed from another page", async ({ page }) => {
    await visit(page, "/about");
    await page.evaluate((path) => Object(window).___navigate(path), `/faq#${slug(last)}`);
    await expect(openQuestions(page)).toHaveText([last]);
    await expect(summary(page, last)).toBeInViewport({ ratio: 1 });
  });

  test("works with non-Latin characters", async ({ page }) => {
    await visit(page, "/faq");
    await page.evaluate(() => {
      const answer = document.querySelector("details > div") as HTMLElement;
      answer.id = "几点关门";
      location.hash = "#几点关门";
    });
    await expect(openQuestions(page)).toHaveText([titles[0] as string]);
  });

  test("is copied with the keyboard and opens the same answer in another tab", async ({
    page,
    context,
    baseURL,
  }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await visit(page, "/faq?from=search");
    await summary(page, last).click();
    await page.keyboard.press("Tab");
    const button = page.getByRole("button", { name: filled(copyLink.label) });
    await expect(button).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.locator("details[open]").getByRole("status")).toHaveText(
      filled(copyLink.copied),
    );
    const address = await page.evaluate(() => navigator.clipboard.readText());
    expect(address).toBe(`${baseURL}/faq#${slug(last)}`);
    const otherTab = await context.newPage();
    await otherTab.goto(address);
    await expect(openQuestions(otherTab)).toHaveText([last]);
  });

  test("has a copy button on screen, but not without JavaScript or in print", async ({
    page,
    browser,
    server,
  }) => {
    const withoutScript = await browser.newPage({ baseURL: server.url, javaScriptEnabled: false });
    await withoutScript.goto("/faq");
    await withoutScript.locator("summary").first().click();
    await expect(withoutScript.locator("details[open] button")).toBeHidden();
    await withoutScript.close();
    await visit(page, "/faq");
    await page.locator("summary").first().click();
    await expect(page.getByRole("button", { name: filled(copyLink.label) })).toBeVisible();
    await page.emulateMedia({ media: "print" });
    await expect(page.locator("details[open] button")).toBeHidden();
  });
});

test("a link with a text fragment opens the answer that contains the text", async ({ page }) => {
  // A hyphen is part of the syntax of text fragments, so it must be percent-encoded.
  const text = encodeURIComponent(filled(questions.at(-1).answer)).replaceAll("-", "%2D");
  await page.goto(`/faq#:~:text=${text}`);
  await expect(openQuestions(page)).toHaveText([last]);
});
