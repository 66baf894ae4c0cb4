import type { Page, Request, Route } from "@playwright/test";
import { ANSWER_TIME } from "../../src/sections/events/sendInquiry";
import { dataFile } from "./support/data";
import { expect, hydrated, test, visit } from "./support/test";

const { inquiry } = dataFile("site");

const typed = {
  Name: "Aisyah binti Rahman",
  Email: "aisyah@mail.example",
  Phone: "+60 12-111 2222",
  "Event type": "Something of our own",
  Message: 'Sixteen players,\n"on" a <b>Saturday</b> 🎮',
};

const corsHeaders = {
  "Access-Control-Allow-Origin": "*",
  "Access-Control-Allow-Headers": "*",
};

/** Stands for the form service: answers each POST with `answer` and keeps the POSTs. */
async function intercept(page: Page, answer: (route: Route) => Promise<void>) {
  const posts: Request[] = [];
  await page.route(inquiry.endpoint, async (route) => {
    if (route.request().method() === "OPTIONS") {
      await route.fulfill({ status: 204, headers: corsHeaders });
      return;
    }
    posts.push(route.request());
    await answer(route);
  });
  const alerts: string[] = [];
  page.on("dialog", async (dialog) => {
    alerts.push(dialog.message());
    await dialog.accept();
  });
  return { posts, alerts };
}

const withStatus = (status: number) => (route: Route) =>
  route.fulfill({ status, headers: corsHeaders, body: "<nonsense" });

/** The same answer, but not before `answerNow` is called. */
function slowly(answer: (route: Route) => Promise<void>) {
  let answerNow = () => {};
  const wait = new Promise<void>((resolve) => {
    answerNow = resolve;
  });
  return {
    answer: async (route: Route) => {
      await wait;
      await answer(route);
    },
    answerNow: () => answerNow(),
  };
}

async function fillIn(page: Page) {
  for (const [label, text] of Object.entries(typed)) await page.getByLabel(label).fill(text);
}

const submit = (page: Page) => page.getByRole("button", { name: "Send inquiry" }).click();

const values = (page: Page) =>
  Promise.all(Object.keys(typed).map((label) => page.getByLabel(label).inputValue()));

const idle = (page: Page) => expect(page.locator("form")).toHaveAttribute("aria-busy", "false");

test.describe("the inquiry form", () => {
  test.beforeEach(({ page }) => visit(page, "/events#inquiry"));

  test("is held back by the browser until every field is filled in rightly", async ({ page }) => {
    const { posts } = await intercept(page, withStatus(200));
    for (const label of Object.keys(typed)) {
      await fillIn(page);
      await page.getByLabel(label).fill("");
      await submit(page);
      await expect(page.getByLabel(label)).toBeFocused();
      expect(await page.getByLabel(label).evaluate((field) => field.matches(":invalid"))).toBe(
        true,
      );
    }
    await fillIn(page);
    await page.getByLabel("Email").fill("not an address");
    await submit(page);
    await expect(page.getByLabel("Email")).toBeFocused();
    expect(posts).toHaveLength(0);
  });

  test("posts exactly the specified payload, thanks and clears itself", async ({ page }) => {
    const { posts, alerts } = await intercept(page, withStatus(200));
    await fillIn(page);
    await submit(page);
    await expect.poll(() => alerts).toEqual(["Form submitted successfully!"]);
    expect(await values(page)).toEqual(["", "", "", "", ""]);
    expect(posts).toHaveLength(1);
    expect(posts[0]?.headers()["content-type"]).toBe("application/json");
    expect(posts[0]?.postDataJSON()).toEqual({
      access_key: inquiry.accessKey,
      name: typed.Name,
      email: typed.Email,
      phone: typed.Phone,
      eventType: typed["Event type"],
      message: typed.Message,
    });
  });

  for (const status of [400, 500]) {
    test(`shows nothing and keeps everything after a ${status}`, async ({ page }) => {
      const { posts, alerts } = await intercept(page, withStatus(status));
      await fillIn(page);
      const before = await page.locator("#inquiry").textContent();
      await submit(page);
      await expect.poll(() => posts.length).toBe(1);
      await idle(page);
      expect(alerts).toEqual([]);
      expect(await values(page)).toEqual(Object.values(typed));
      expect(await page.locator("#inquiry").textContent()).toBe(before);
    });
  }

  test("logs, alerts and keeps everything when the network is cut", async ({
    page,
    pageErrors,
  }) => {
    const { alerts } = await intercept(page, (route) => route.abort("internetdisconnected"));
    await fillIn(page);
    await submit(page);
    await expect
      .poll(() => alerts)
      .toEqual(["There was an error submitting the form. Please try again."]);
    expect(await values(page)).toEqual(Object.values(typed));
    expect(pageErrors.join("\n")).toContain("Inquiry not sent");
  });

  test("posts once while a slow answer is under way, however often it is pressed", async ({
    page,
  }) => {
    const { answer, answerNow } = slowly(withStatus(200));
    const { posts, alerts } = await intercept(page, answer);
    await fillIn(page);
    await submit(page);
    await submit(page);
    await page.getByLabel("Name").press("Enter");
    await expect(page.locator("form")).toHaveAttribute("aria-busy", "true");
    answerNow();
    await expect.poll(() => alerts).toEqual(["Form submitted successfully!"]);
    expect(posts).toHaveLength(1);
  });

  test("is not sent twice by a visitor who looks at another page meanwhile", async ({ page }) => {
    const { answer, answerNow } = slowly(withStatus(200));
    const { posts, alerts } = await intercept(page, answer);
    await fillIn(page);
    await submit(page);
    await expect.poll(() => posts.length).toBe(1);
    await page.getByRole("navigation").getByRole("link", { name: "FAQ" }).click();
    await expect(page).toHaveURL("/faq");
    await page.goBack();
    await expect(page.locator("form")).toHaveAttribute("aria-busy", "true");
    expect(await values(page)).toEqual(Object.values(typed));
    await submit(page);
    answerNow();
    await expect.poll(() => alerts).toEqual(["Form submitted successfully!"]);
    expect(await values(page)).toEqual(["", "", "", "", ""]);
    expect(posts).toHaveLength(1);
    await idle(page);
  });

  test("ends an attempt that nobody answers, as when the network is cut", async ({
    page,
    pageErrors,
  }) => {
    const { posts, alerts } = await intercept(page, () => new Promise(() => {}));
    await page.clock.install();
    await fillIn(page);
    await submit(page);
    await expect.poll(() => posts.length).toBe(1);
    await page.clock.runFor(ANSWER_TIME - 1000);
    expect(alerts).toEqual([]);
    await page.clock.runFor(1000);
    await expect
      .poll(() => alerts)
      .toEqual(["There was an error submitting the form. Please try again."]);
    expect(await values(page)).toEqual(Object.values(typed));
    expect(pageErrors.join("\n")).toContain("Inquiry not sent");
    await idle(page);
  });

  test("keeps a draft over a reload, other pages and the way back", async ({ page }) => {
    await fillIn(page);
    await page.reload();
    await hydrated(page);
    expect(await values(page)).toEqual(Object.values(typed));

    await page.getByRole("navigation").getByRole("link", { name: "FAQ" }).click();
    await expect(page).toHaveURL("/faq");
    await page.goBack();
    await expect.poll(() => values(page)).toEqual(Object.values(typed));

    await page.goto("/map-placeholder.html");
    await page.goBack();
    await expect.poll(() => values(page)).toEqual(Object.values(typed));
  });

  test("keeps what was typed before its code came, and sends it once if that was wanted", async ({
    browser,
    baseURL,
  }) => {
    const page = await browser.newPage({ baseURL, serviceWorkers: "block" });
    let release = () => {};
    const wait = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/\/app-[^/]*\.js/, async (route) => {
      await wait;
      await route.continue();
    });
    const { posts, alerts } = await intercept(page, withStatus(500));
    await page.goto("/events", { waitUntil: "commit" });
    await fillIn(page);
    await submit(page);
    await expect(page).toHaveURL("/events");
    expect(posts).toEqual([]);
    release();
    await hydrated(page);
    await expect.poll(() => posts.length).toBe(1);
    await idle(page);
    expect(posts[0]?.postDataJSON()).toMatchObject({ name: typed.Name, message: typed.Message });
    expect(await values(page)).toEqual(Object.values(typed));
    expect(alerts).toEqual([]);
    await page.close();
  });

  test("keeps personal data in this tab alone, and not after it was sent", async ({
    page,
    context,
  }) => {
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

  for (const [what, text] of Object.entries({
    "an emoji family and a flag": "👨‍👩‍👧‍👦🇲🇾",
    "right-to-left text with its marks": "\u202Eمرحبا\u202C שלום \u200F!",
    "characters that end texts elsewhere": "a\u0000b\u2028c\u2029d\u001Be\uFEFF",
    "half of a character": "\uD83D alone",
    "quotes, escapes and HTML": `"'\`\\n \\u0000 {{7*7}} \${x} <img src=x onerror=alert(1)></textarea>`,
    "words of another program":
      "'; DROP TABLE inquiries;-- =cmd|' /C calc'!A0 %0d%0aBcc: x@mail.example",
    "a hundred thousand characters": "Ångström 🎮 ".repeat(10_000).slice(0, 100_000),
  })) {
    test(`sends ${what} exactly as typed`, async ({ page }) => {
      const { posts } = await intercept(page, withStatus(500));
      await fillIn(page);
      // `fill` would pass over what no keyboard has, though a paste brings it.
      for (const label of ["Name", "Message"]) {
        await page.getByLabel(label).evaluate((field: HTMLInputElement, value) => {
          field.value = value;
          field.dispatchEvent(new Event("input", { bubbles: true }));
        }, text);
      }
      await page.reload();
      await hydrated(page);
      await submit(page);
      await expect.poll(() => posts.length).toBe(1);
      await idle(page);
      const { name, message } = posts[0]?.postDataJSON() ?? {};
      const isSame = [name === text, message === text];
      expect(isSame).toEqual([true, true]);
    });
  }

  test("takes lines and spaces at the ends as they are", async ({ page }) => {
    const { posts } = await intercept(page, withStatus(500));
    const message = "  first\n\n\tthird  \n";
    await fillIn(page);
    await page.getByLabel("Message").fill(message);
    await submit(page);
    await expect.poll(() => posts.length).toBe(1);
    await idle(page);
    expect(posts[0]?.postDataJSON().message).toBe(message);
  });
});

test.describe("the inquiry form without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("puts nothing that was typed into an address", async ({ page }) => {
    await page.goto("/events");
    await fillIn(page);
    await submit(page);
    await expect(page).toHaveURL("/events");
    expect(await values(page)).toEqual(Object.values(typed));
  });
});
