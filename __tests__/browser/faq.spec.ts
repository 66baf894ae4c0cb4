import type { Page } from "@playwright/test";
import { slug } from "../../src/domain/format/slug";
import { holdBack } from "../support/browser/loads";
import { goTo } from "../support/browser/menu";
import { expect, hydrated, nextFrame, test, visit } from "../support/browser/test";
import { dataFiles, filled } from "../support/fixture";

const titles = dataFiles.faq.questions.map(({ question }) => filled(question));
const [first, last] = [titles[0] as string, titles.at(-1) as string];

const summary = (page: Page, title: string) => page.locator("summary", { hasText: title });
const opened = (page: Page) => page.locator("details[open] summary");

/** What is folded, with its address. Not the last question: it is in view as soon as the page is scrolled to its end. */
const folded = [
  [`/faq#${slug(titles.at(-2) as string)}`, titles.at(-2) as string],
  ["/events#privacy", "Privacy notice · Notis privasi"],
] as const;

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 600 } });

  test("the FAQ opens one question at a time and closes it on a second click", async ({ page }) => {
    await page.goto("/faq");
    await expect(opened(page)).toHaveCount(0);
    for (const title of titles) {
      await summary(page, title).click();
      await expect(opened(page)).toHaveText([title]);
    }
    await summary(page, last).click();
    await expect(opened(page)).toHaveCount(0);
  });

  for (const [address, title] of folded) {
    test(`${address} opens, in view with its name, and closes with a click`, async ({ page }) => {
      await page.goto(address);
      await expect(opened(page)).toHaveText([title]);
      await expect(summary(page, title)).toBeInViewport({ ratio: 1 });
      await expect(page.locator("details[open] p").first()).toBeInViewport();
      await summary(page, title).click();
      await expect(opened(page)).toHaveCount(0);
    });
  }
});

test("a deep link opens an answer from another page and on the same page, a second time and after going back", async ({
  page,
}) => {
  await visit(page, "/about");
  await goTo(page, `/faq#${slug(first)}`);
  await expect(opened(page)).toHaveText([first]);
  await expect(summary(page, first)).toBeInViewport({ ratio: 1 });
  const follow = (title: string) =>
    page.evaluate((id) => {
      const link = document.createElement("a");
      link.href = `#${id}`;
      link.click();
    }, slug(title));
  await follow(last);
  await expect(opened(page)).toHaveText([last]);
  await summary(page, last).click();
  await expect(opened(page)).toHaveCount(0);
  await follow(last);
  await expect(opened(page)).toHaveText([last]);
  await page.goBack();
  await expect(opened(page)).toHaveText([first]);
});

test("answers that are closed and opened before the scripts are there stay so, and close with one click afterwards", async ({
  page,
}) => {
  const release = await holdBack(page, "**/*.js");
  await page.goto(`/faq#${slug(last)}`, { waitUntil: "commit" });
  await expect(opened(page)).toHaveText([last]);
  await summary(page, last).click();
  await expect(opened(page)).toHaveCount(0);
  await summary(page, first).click();
  release();
  await hydrated(page);
  await expect(opened(page)).toHaveText([first]);
  await summary(page, first).click();
  await expect(opened(page)).toHaveCount(0);
});

test("on a phone, a question stays where it is when a click on it closes another answer", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 740 });
  await visit(page, "/faq");
  for (const title of [...titles, ...titles.slice(0, -1).reverse()]) {
    const question = summary(page, title);
    const topOf = () => question.evaluate((element) => element.getBoundingClientRect().top);
    await question.evaluate((element) =>
      scrollBy({ top: element.getBoundingClientRect().top - 120, behavior: "instant" }),
    );
    await nextFrame(page);
    const top = await topOf();
    await page.mouse.click(195, top + 20);
    await expect(opened(page)).toHaveText([title]);
    await nextFrame(page);
    expect(Math.abs((await topOf()) - top), title).toBeLessThan(1);
  }
});
