import type { Page } from "@playwright/test";
import { MAX_HOURS } from "../../src/domain/pricing/visit";
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
import { delayed, holdBack } from "../support/browser/loads";
import { follow } from "../support/browser/menu";
import { expect, hydrated, nextFrame, test, visit } from "../support/browser/test";
import { translate } from "../support/browser/translate";
import { dataFile, filled } from "../support/site/data";

const plan = dataFile("plan");

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

  test("posts exactly the specified payload, thanks the visitor, clears itself and forgets what was typed", async ({
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
    expect(posts[0]?.headers()["content-type"]).toBe("application/json");
    expect(posts[0]?.postDataJSON()).toEqual({ access_key: inquiry.accessKey, ...typed });
    await page.reload();
    await hydrated(page);
    expect(await values(page)).toEqual(empty);
    const stored = await page.evaluate(() => Object.values({ ...sessionStorage }).join());
    for (const text of Object.values(typed)) expect(stored + logs.join()).not.toContain(text);
    expect(pageErrors).toEqual([]);
  });

  test("keeps its draft after a reload, a visit to another page and going back, in this tab only", async ({
    page,
    context,
  }) => {
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

    const otherTab = await context.newPage();
    await visit(otherTab, "/events");
    expect(await values(otherTab)).toEqual(empty);
    expect(await otherTab.evaluate(() => [localStorage.length, document.cookie])).toEqual([0, ""]);
  });
});

test("the inquiry form forgets its draft after half an hour, also where the browser restores fields", async ({
  page,
}) => {
  await visit(page, "/events");
  await fillIn(page);
  await page.goto("/robots.txt");
  await page.addInitScript(() => {
    const { now } = Date;
    Date.now = () => now() + 31 * 60_000;
  });
  await page.goBack();
  await hydrated(page);
  expect(await values(page)).toEqual(empty);
  const stored = await page.evaluate(() => Object.values({ ...sessionStorage }).join());
  for (const text of Object.values(typed)) expect(stored).not.toContain(text);
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

  test("keeps what a password manager fills in while React replaces the form", async ({ page }) => {
    await addElements(page);
    await page.evaluate((value) => {
      const { postMessage } = MessagePort.prototype;
      // React's scheduler posts a message when hydration begins.
      MessagePort.prototype.postMessage = function (this: MessagePort, ...args: unknown[]) {
        MessagePort.prototype.postMessage = postMessage;
        queueMicrotask(() => {
          const name = document.querySelector("#inquiry input") as HTMLInputElement;
          name.value = value;
          name.dispatchEvent(new InputEvent("input", { bubbles: true }));
        });
        return postMessage.apply(this, args as never);
      };
    }, typed.name);
    await isReplaced(page, hydrateNow);
    expect(await values(page)).toEqual([typed.name, "", "", "", ""]);
  });
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

test.describe("an inquiry about a planned visit", () => {
  test("arrives with its message where storage is forbidden", async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, "sessionStorage", {
        get: () => {
          throw new DOMException("denied", "SecurityError");
        },
      });
    });
    await visit(page, "/");
    await ask(page);
    await expect(field(page, "eventType")).toHaveValue(filled(plan.ask.eventType));
    await expect(field(page, "message")).not.toHaveValue("");
  });

  test("keeps its message after a reload, and after that what the visitor makes of it", async ({
    page,
    pageErrors,
  }) => {
    await visit(page, "/");
    const proposal = await ask(page);
    await page.reload();
    await hydrated(page);
    expect(await field(page, "message").inputValue()).toBe(proposal);
    await field(page, "message").fill("Our own words");
    await field(page, "eventType").fill("");
    for (const leave of [() => page.reload(), () => page.goBack().then(() => page.goForward())]) {
      await leave();
      await hydrated(page);
      await expect(field(page, "message")).toHaveValue("Our own words");
      await expect(field(page, "eventType")).toHaveValue("");
    }
    expect(pageErrors).toEqual([]);
  });

  test("has the message of the latest visit, and asks before it replaces what was typed, not what was proposed", async ({
    page,
  }) => {
    const questions: string[] = [];
    let isToBeReplaced = false;
    page.on("dialog", async (dialog) => {
      questions.push(dialog.message());
      await (isToBeReplaced ? dialog.accept() : dialog.dismiss());
    });
    await visit(page, "/");
    const short = await ask(page, 1);
    await page.goBack();
    const long = await ask(page, MAX_HOURS);
    expect(long).not.toBe(short);
    expect(questions).toEqual([]);

    await field(page, "message").fill("Our own words");
    await page.goBack();
    // A new tab has a draft of its own, so there is nothing to ask.
    await askLink(page).click({ modifiers: ["ControlOrMeta"] });
    expect(await ask(page, 1)).toBe("Our own words");
    expect(questions).toEqual([filled(plan.ask.replaceQuestion)]);

    isToBeReplaced = true;
    await page.goBack();
    expect(await ask(page, 1)).toBe(short);
    expect(questions).toHaveLength(2);
    await page.reload();
    await hydrated(page);
    expect(await field(page, "message").inputValue()).toBe(short);
  });

  for (const [where, leave] of [
    ["in sight", async () => undefined],
    ["left for another page", (page: Page) => follow(page, "/faq")],
  ] as const) {
    test(`is cleared for good when it is accepted while it is ${where}`, async ({ page }) => {
      const { answer, answerNow } = delayed(withStatus(200));
      const { posts, alerts } = await mockFormService(page, answer);
      await visit(page, "/");
      await ask(page);
      for (const name of ["name", "email", "phone"] as const) {
        await field(page, name).fill(typed[name]);
      }
      await submit(page);
      await expect.poll(() => posts.length).toBe(1);
      await leave(page);
      answerNow();
      await expect.poll(() => alerts).toEqual(thanks);
      if (page.url().endsWith("/faq")) await page.goBack();
      await expect.poll(() => values(page)).toEqual(empty);
      await page.reload();
      await hydrated(page);
      expect(await values(page)).toEqual(empty);
    });
  }
});

const askLink = (page: Page) =>
  page.locator("#plan").getByRole("link", { name: filled(plan.ask.label), exact: true });

/** Follows the planner's link to the inquiry. Returns the message that is there then. */
async function ask(page: Page, hours = 1): Promise<string> {
  const section = page.locator("#plan");
  await section.scrollIntoViewIfNeeded();
  for (const [label, value] of [
    [plan.countLabel, plan.ask.fromSize],
    [plan.hoursLabel, hours],
  ]) {
    const select = section.getByRole("combobox", { name: filled(label), exact: true });
    await select.selectOption(String(value));
  }
  // The receipt follows the fields in a second step.
  await nextFrame(page);
  await askLink(page).click();
  await expect(page).toHaveURL("/events#inquiry");
  await expect(field(page, "message")).not.toHaveValue("");
  return field(page, "message").inputValue();
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
