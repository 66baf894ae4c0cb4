import type { Page } from "@playwright/test";
import { slug } from "../../src/domain/format/slug";
import { holdBack } from "../support/browser/loads";
import { goTo } from "../support/browser/menu";
import { expect, hydrated, nextFrame, test, visit } from "../support/browser/test";
import { dataFiles, filled } from "../support/fixture";

const titles = dataFiles.faq.questions.map(({ question }) => filled(question));
const [first, last] = [titles[0] as string, titles.at(-1) as string];

const summary = (page: Page, title: string) => page.locator("summary").nth(titles.indexOf(title));
const openQuestions = (page: Page) => page.locator("details[open] summary");

for (const javaScriptEnabled of [true, false]) {
  test.describe(`${javaScriptEnabled ? "with" : "without"} JavaScript, the FAQ`, () => {
    test.use({ javaScriptEnabled, viewport: { width: 360, height: 600 } });

    test("opens one question at a time and closes it on a second click", async ({
      page,
      pageErrors,
    }) => {
      await (javaScriptEnabled ? visit(page, "/faq") : page.goto("/faq"));
      await expect(openQuestions(page)).toHaveCount(0);
      for (const title of titles) {
        await summary(page, title).click();
        await expect(openQuestions(page)).toHaveText([title]);
      }
      await summary(page, last).click();
      await expect(openQuestions(page)).toHaveCount(0);
      expect(pageErrors).toEqual([]);
    });

    test("opens the answer of a deep link, and scrolls it into view with its question", async ({
      page,
    }) => {
      // Not the last question: it is in view as soon as the page is scrolled to its end.
      const title = titles.at(-2) as string;
      await page.goto(`/faq#${slug(title)}`);
      await expect(openQuestions(page)).toHaveText([title]);
      await expect(summary(page, title)).toBeInViewport({ ratio: 1 });
      await expect(page.locator("details[open] p").first()).toBeInViewport();
    });
  });
}

test.describe("a deep link to an answer", () => {
  test("opens it from another page and on the same page, a second time and after going back", async ({
    page,
  }) => {
    await visit(page, "/about");
    await goTo(page, `/faq#${slug(first)}`);
    await expect(openQuestions(page)).toHaveText([first]);
    await expect(summary(page, first)).toBeInViewport({ ratio: 1 });
    const follow = (title: string) =>
      page.evaluate((id) => {
        const link = document.createElement("a");
        link.href = `#${id}`;
        link.click();
      }, slug(title));
    await follow(last);
    await expect(openQuestions(page)).toHaveText([last]);
    await summary(page, last).click();
    await expect(openQuestions(page)).toHaveCount(0);
    await follow(last);
    await expect(openQuestions(page)).toHaveText([last]);
    await page.goBack();
    await expect(openQuestions(page)).toHaveText([first]);
  });
});

test("an answer that is closed before the scripts are there stays closed", async ({ page }) => {
  const release = await holdBack(page, "**/*.js");
  await page.goto(`/faq#${slug(last)}`, { waitUntil: "commit" });
  const opened = page.locator("details[open]");
  await expect(opened).toHaveCount(1);
  await opened.locator("summary").click();
  await expect(opened).toHaveCount(0);
  release();
  await hydrated(page);
  await expect(opened).toHaveCount(0);
});

test.describe("on a phone, a question", () => {
  test.use({ viewport: { width: 390, height: 740 } });

  for (const key of ["mouse", "Enter", "Space"]) {
    test(`stays where it is when its ${key} closes another answer`, async ({ page }) => {
      await visit(page, "/faq");
      for (const [from, to] of titles.slice(1).flatMap((_, index) => [
        [index, index + 1],
        [index + 1, index],
      ]) as [number, number][]) {
        const target = page.locator("summary").nth(to);
        const top = () => target.evaluate((element) => element.getBoundingClientRect().top);
        const opened = page.locator("summary").nth(from);
        if (!(await opened.evaluate(({ parentElement }) => Object(parentElement).open))) {
          await opened.click();
        }
        await target.focus();
        await target.evaluate((element) =>
          scrollBy({ top: element.getBoundingClientRect().top - 120, behavior: "instant" }),
        );
        await nextFrame(page);
        const before = await top();
        if (key === "mouse") await page.mouse.click(195, before + 20);
        else await page.keyboard.press(key);
        await expect(openQuestions(page)).toHaveText([titles[to] as string]);
        await nextFrame(page);
        expect(Math.abs((await top()) - before), `${from} to ${to}`).toBeLessThan(1);
      }
    });
  }
});
