import type { Page } from "@playwright/test";
import {
  expectIdle,
  field,
  fillIn,
  inquiry,
  mockFormService,
  submit,
  typed,
  values,
  withStatus,
} from "../support/browser/inquiry";
import { holdBack } from "../support/browser/loads";
import { goTo } from "../support/browser/menu";
import { expect, hydrated, test, visit } from "../support/browser/test";
import { translate } from "../support/browser/translate";

const empty = ["", "", "", "", ""];
const everything = Object.values(typed);

const button = (page: Page) => page.locator("#inquiry form button");

test.describe("the inquiry form", () => {
  test.beforeEach(({ page }) => visit(page, "/events"));

  test("is where the first link leads, and is not sent until every field is valid", async ({
    page,
  }) => {
    const { posts } = await mockFormService(page, withStatus(200));
    await page.locator('main a[href="#inquiry"]').first().click();
    await expect(page).toHaveURL("/events#inquiry");
    await expect(page.locator("#inquiry")).toBeInViewport();
    await submit(page);
    await expect(field(page, "name")).toBeFocused();
    await fillIn(page);
    await field(page, "email").fill("not an address");
    await submit(page);
    await expect(field(page, "email")).toBeFocused();
    expect(posts).toEqual([]);
  });

  test("thanks the visitor, forgets what was typed, and leaves the privacy notice open", async ({
    page,
    pageErrors,
  }) => {
    const logs: string[] = [];
    page.on("console", (message) => logs.push(message.text()));
    const { posts, alerts } = await mockFormService(page, withStatus(200));
    await goTo(page, "/events#privacy");
    await fillIn(page);
    await submit(page);
    await expect.poll(() => alerts).toHaveLength(1);
    await expect(page.locator("#privacy")).toBeVisible();
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
    for (const text of everything) expect(stored + logs.join()).not.toContain(text);
    expect(pageErrors).toEqual([]);
  });

  test("keeps what was typed after a reload, Back, Forward and a link back to it, in this tab only", async ({
    page,
    context,
  }) => {
    await fillIn(page);
    for (const move of [
      () => page.reload(),
      () => page.goto("/faq").then(() => page.goBack()),
      () => page.goBack().then(() => page.goForward()),
      () => page.goto("/events"),
    ]) {
      await move();
      await hydrated(page);
      expect(await values(page)).toEqual(everything);
    }

    const otherTab = await context.newPage();
    await visit(otherTab, "/events");
    expect(await values(otherTab)).toEqual(empty);
    expect(await otherTab.evaluate(() => [localStorage.length, document.cookie])).toEqual([0, ""]);
  });

  test("has what was typed last, also in an older entry of the history", async ({ page }) => {
    await fillIn(page);
    await page.goto("/faq");
    await page.goto("/events");
    await hydrated(page);
    await field(page, "name").fill("Rahman");
    await page.goBack();
    await page.goBack();
    await hydrated(page);
    await expect(field(page, "name")).toHaveValue("Rahman");
  });

  test("says in its button that it is being sent, which keeps the focus and sends nothing again", async ({
    page,
  }) => {
    const { posts } = await mockFormService(page, withStatus(500));
    const answerNow = await holdBack(page, inquiry.endpoint);
    await fillIn(page);
    const label = await button(page).textContent();
    await button(page).press("Enter");
    await expect(button(page)).toHaveText("Sending…");
    await expect(page.locator("#inquiry [role=status]")).toHaveText("Sending your inquiry");
    await expect(button(page)).toHaveAttribute("aria-disabled", "true");
    await button(page).press("Space");
    await field(page, "name").press("Enter");
    await button(page).press("Enter");
    await expect(button(page)).toBeFocused();
    answerNow();
    await expect(button(page)).toHaveText(label ?? "");
    await expect(button(page)).toBeFocused();
    expect(posts).toHaveLength(1);
  });

  test("keeps what is typed while it is being sent", async ({ page }) => {
    const { alerts } = await mockFormService(page, withStatus(200));
    const answerNow = await holdBack(page, inquiry.endpoint);
    await fillIn(page);
    await submit(page);
    await expect(button(page)).toHaveAttribute("aria-disabled", "true");
    await field(page, "message").pressSequentially(" And snacks.");
    answerNow();
    await expect.poll(() => alerts).toHaveLength(1);
    const kept = ["", "", "", "", `${typed.message} And snacks.`];
    expect(await values(page)).toEqual(kept);
    await page.reload();
    await hydrated(page);
    expect(await values(page)).toEqual(kept);
  });
});

test.describe("before its scripts arrive, the inquiry form", () => {
  let hydrateNow: () => void;

  test.beforeEach(async ({ page }) => {
    hydrateNow = await holdBack(page, /\/app-[^/]*\.js/);
    await page.goto("/events", { waitUntil: "commit" });
  });

  for (const { what, email } of [
    { what: "is incomplete", email: "" },
    { what: "is continued afterwards", email: typed.email },
  ]) {
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

  for (const { when, change } of [
    { when: "nothing has changed it", change: undefined },
    { when: "a password manager has put elements beside the fields", change: addElements },
    { when: "the browser has translated it", change: translate },
  ]) {
    test(`keeps what is typed, and sends an early submit once, when ${when}`, async ({ page }) => {
      const { posts, alerts } = await mockFormService(page, withStatus(500));
      await fillIn(page);
      await change?.(page);
      await submit(page);
      await expect(page).toHaveURL("/events");
      expect(posts).toEqual([]);
      const form = page.locator("#inquiry form");
      await form.evaluate((element) => element.classList.add("before"));
      hydrateNow();
      await hydrated(page);
      // React replaces a form that is not as it had expected.
      const wasBefore = expect(form);
      await (change ? wasBefore.not : wasBefore).toHaveClass(/before/);
      await expect.poll(() => posts.length).toBe(1);
      await expectIdle(page);
      expect(posts[0]?.postDataJSON()).toMatchObject({ name: typed.name, message: typed.message });
      expect(await values(page)).toEqual(everything);
      expect(alerts).toEqual([]);
    });
  }
});

/** As password managers do. */
function addElements(page: Page) {
  return page.locator("#inquiry input").evaluateAll((inputs) => {
    for (const input of inputs) input.after(document.createElement("div"));
  });
}
