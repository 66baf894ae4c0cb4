import type { Page } from "@playwright/test";
import {
  expectIdle,
  field,
  fillIn,
  mockFormService,
  submit,
  typed,
  values,
  withStatus,
} from "../support/browser/inquiry";
import { delayed, holdBack } from "../support/browser/loads";
import { expect, hydrated, test, visit } from "../support/browser/test";
import { translate } from "../support/browser/translate";

const empty = ["", "", "", "", ""];
const thanks = ["Form submitted successfully!"];

test("the first link of the events page jumps to the inquiry form", async ({ page }) => {
  await visit(page, "/events");
  await page.locator('main a[href="#inquiry"]').click();
  await expect(page).toHaveURL("/events#inquiry");
  await expect(page.locator("#inquiry")).toBeInViewport();
});

test.describe("the inquiry form", () => {
  test.beforeEach(({ page }) => visit(page, "/events#inquiry"));

  test("is not sent until every field is valid", async ({ page }) => {
    const { posts } = await mockFormService(page, withStatus(200));
    await submit(page);
    await expect(field(page, "name")).toBeFocused();
    await fillIn(page);
    await field(page, "email").fill("not an address");
    await submit(page);
    await expect(field(page, "email")).toBeFocused();
    expect(posts).toHaveLength(0);
  });

  test("thanks the visitor, clears itself and forgets what was typed", async ({
    page,
    pageErrors,
  }) => {
    const logs: string[] = [];
    page.on("console", (message) => logs.push(message.text()));
    const { posts, alerts } = await mockFormService(page, withStatus(200));
    await fillIn(page);
    await submit(page);
    await expect.poll(() => alerts).toEqual(thanks);
    expect(await values(page)).toEqual(empty);
    expect(posts).toHaveLength(1);
    for (const move of [
      () => page.reload(),
      () => page.goto("/robots.txt").then(() => page.goBack()),
    ]) {
      await move();
      await hydrated(page);
      expect(await values(page)).toEqual(empty);
    }
    const stored = await page.evaluate(() => Object.values({ ...sessionStorage }).join());
    for (const text of Object.values(typed)) expect(stored + logs.join()).not.toContain(text);
    expect(pageErrors).toEqual([]);
  });

  test("keeps what was typed after a reload, Back, Forward and a link back to it, in this tab only", async ({
    page,
    context,
  }) => {
    await fillIn(page);
    await page.reload();
    await hydrated(page);
    expect(await values(page)).toEqual(Object.values(typed));
    for (const move of [
      () => page.goto("/faq").then(() => page.goBack()),
      () => page.goBack().then(() => page.goForward()),
      () => page.goto("/events"),
    ]) {
      await move();
      await hydrated(page);
      expect(await values(page)).toEqual(Object.values(typed));
    }

    const otherTab = await context.newPage();
    await visit(otherTab, "/events");
    expect(await values(otherTab)).toEqual(empty);
    expect(await otherTab.evaluate(() => [localStorage.length, document.cookie])).toEqual([0, ""]);
  });
});

test.describe("while it is being sent, the inquiry form", () => {
  test.beforeEach(({ page }) => visit(page, "/events"));

  test("says so in its button, which keeps the focus and sends nothing again", async ({ page }) => {
    const { answer, answerNow } = delayed(withStatus(500));
    const { posts } = await mockFormService(page, answer);
    await fillIn(page);
    const button = page.locator("#inquiry form button");
    const label = await button.textContent();
    await button.press("Enter");
    await expect(button).toHaveText("Sending…");
    await expect(page.locator("#inquiry [role=status]")).toHaveText("Sending your inquiry");
    await expect(button).toHaveAttribute("aria-disabled", "true");
    await button.press("Space");
    await field(page, "name").press("Enter");
    await button.press("Enter");
    await expect(button).toBeFocused();
    answerNow();
    await expect(button).toHaveText(label ?? "");
    await expect(button).toBeFocused();
    expect(posts).toHaveLength(1);
  });

  test("may be left twice with Back, and can be sent afterwards", async ({ page }) => {
    const { answer, answerNow } = delayed(withStatus(500));
    const { posts, alerts } = await mockFormService(page, answer);
    await fillIn(page);
    for (const attempt of [1, 2]) {
      await submit(page);
      await expect.poll(() => posts.length).toBe(attempt);
      await page.goBack();
      await page.goForward();
      await hydrated(page);
      await expectIdle(page);
      expect(await values(page)).toEqual(Object.values(typed));
    }
    answerNow();
    await submit(page);
    await expect.poll(() => posts.length).toBe(3);
    await expectIdle(page);
    expect(alerts).toEqual([]);
  });
});

test("the inquiry form keeps what is typed while it is being sent", async ({ page }) => {
  await visit(page, "/events");
  const { answer, answerNow } = delayed(withStatus(200));
  const { posts, alerts } = await mockFormService(page, answer);
  await fillIn(page);
  await submit(page);
  await expect.poll(() => posts.length).toBe(1);
  await field(page, "message").pressSequentially(" And snacks.");
  answerNow();
  await expect.poll(() => alerts).toEqual(thanks);
  const kept = ["", "", "", "", `${typed.message} And snacks.`];
  expect(await values(page)).toEqual(kept);
  await page.reload();
  await hydrated(page);
  expect(await values(page)).toEqual(kept);
});

test.describe("before its scripts arrive, the inquiry form", () => {
  let hydrateNow: () => void;

  test.beforeEach(async ({ page }) => {
    hydrateNow = await holdBack(page, /\/app-[^/]*\.js/);
    await page.goto("/events", { waitUntil: "commit" });
  });

  test("keeps what is typed, and sends an early submit once", async ({ page }) => {
    const { posts, alerts } = await mockFormService(page, withStatus(500));
    await fillIn(page);
    await submit(page);
    await expect(page).toHaveURL("/events");
    expect(posts).toEqual([]);
    hydrateNow();
    await hydrated(page);
    await expect.poll(() => posts.length).toBe(1);
    await expectIdle(page);
    expect(posts[0]?.postDataJSON()).toMatchObject({ name: typed.name, message: typed.message });
    expect(await values(page)).toEqual(Object.values(typed));
    expect(alerts).toEqual([]);
  });

  for (const [what, email] of [
    ["is incomplete", ""],
    ["is continued afterwards", typed.email],
  ] as const) {
    test(`sends no inquiry that ${what} when Send is pressed`, async ({ page }) => {
      const { posts } = await mockFormService(page, withStatus(500));
      await fillIn(page);
      await field(page, "email").fill(email);
      await submit(page);
      await field(page, "email").fill(typed.email);
      await field(page, "message").pressSequentially(" We");
      hydrateNow();
      await hydrated(page);
      await field(page, "message").pressSequentially(" are hungry.");
      await submit(page);
      await expect.poll(() => posts.length).toBeGreaterThan(0);
      await expectIdle(page);
      const sent = posts.map((post) => post.postDataJSON().message);
      expect(sent).toEqual([`${typed.message} We are hungry.`]);
    });
  }

  for (const [what, change] of [
    ["a password manager has put elements beside the fields", addElements],
    ["the browser has translated it", translate],
  ] as const) {
    test(`keeps what is typed, and sends an early submit once, when ${what}`, async ({ page }) => {
      const { posts } = await mockFormService(page, withStatus(500));
      await fillIn(page);
      await change(page);
      await submit(page);
      await isReplaced(page, hydrateNow);
      await expect.poll(() => posts.length).toBe(1);
      await expectIdle(page);
      expect(await values(page)).toEqual(Object.values(typed));
    });
  }
});

/** Hydrates the page, and waits until React has replaced the form, because the page was not as React had expected it. */
async function isReplaced(page: Page, hydrateNow: () => void) {
  await page.evaluate(() => document.querySelector("#inquiry form")?.classList.add("before"));
  hydrateNow();
  await hydrated(page);
  await expect(page.locator("#inquiry form")).not.toHaveClass(/before/);
}

/** As password managers do. */
function addElements(page: Page) {
  return page.locator("#inquiry input").evaluateAll((inputs) => {
    for (const input of inputs) input.after(document.createElement("div"));
  });
}

test.describe("the inquiry form without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("keeps its values out of the URL", async ({ page }) => {
    await page.goto("/events");
    await fillIn(page);
    await submit(page);
    await expect(page).toHaveURL("/events");
    expect(await values(page)).toEqual(Object.values(typed));
  });
});
