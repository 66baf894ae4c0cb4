import { RESPONSE_TIMEOUT_MS } from "../../src/sections/events/sendInquiry";
import {
  delayed,
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
import { follow } from "../support/browser/menu";
import { expect, hydrated, test, visit } from "../support/browser/test";

test.describe("the inquiry form", () => {
  test.beforeEach(({ page }) => visit(page, "/events#inquiry"));

  test("is not sent until every field is valid", async ({ page }) => {
    const { posts } = await mockFormService(page, withStatus(200));
    for (const label of Object.keys(typed)) {
      await fillIn(page);
      await field(page, label).fill("");
      await submit(page);
      await expect(field(page, label)).toBeFocused();
      const isInvalid = await field(page, label).evaluate((input) => input.matches(":invalid"));
      expect(isInvalid).toBe(true);
    }
    await fillIn(page);
    await field(page, "Email").fill("not an address");
    await submit(page);
    await expect(field(page, "Email")).toBeFocused();
    expect(posts).toHaveLength(0);
  });

  test("posts exactly the specified payload, thanks the visitor and clears itself", async ({
    page,
    pageErrors,
  }) => {
    const { posts, alerts } = await mockFormService(page, withStatus(200));
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
    expect(pageErrors).toEqual([]);
  });

  for (const status of [400, 500]) {
    test(`keeps its values and shows no message after a ${status} response`, async ({ page }) => {
      const { posts, alerts } = await mockFormService(page, withStatus(status));
      await fillIn(page);
      const before = await page.locator("#inquiry").textContent();
      await submit(page);
      await expect.poll(() => posts.length).toBe(1);
      await expectIdle(page);
      expect(alerts).toEqual([]);
      expect(await values(page)).toEqual(Object.values(typed));
      expect(await page.locator("#inquiry").textContent()).toBe(before);
    });
  }

  test("logs the error, shows an alert and keeps its values when the network fails", async ({
    page,
    pageErrors,
  }) => {
    const { alerts } = await mockFormService(page, (route) => route.abort("internetdisconnected"));
    await fillIn(page);
    await submit(page);
    await expect
      .poll(() => alerts)
      .toEqual(["There was an error submitting the form. Please try again."]);
    expect(await values(page)).toEqual(Object.values(typed));
    expect(pageErrors.join("\n")).toContain("Inquiry not sent");
  });

  test("posts only once when it is submitted again during a slow response", async ({ page }) => {
    const { answer, answerNow } = delayed(withStatus(200));
    const { posts, alerts } = await mockFormService(page, answer);
    await fillIn(page);
    await submit(page);
    await submit(page);
    await field(page, "Name").press("Enter");
    await expect(page.locator("form")).toHaveAttribute("aria-busy", "true");
    answerNow();
    await expect.poll(() => alerts).toEqual(["Form submitted successfully!"]);
    expect(posts).toHaveLength(1);
  });

  test("is not sent twice when the visitor opens another page during a slow response", async ({
    page,
  }) => {
    const { answer, answerNow } = delayed(withStatus(200));
    const { posts, alerts } = await mockFormService(page, answer);
    await fillIn(page);
    await submit(page);
    await expect.poll(() => posts.length).toBe(1);
    await follow(page, "/faq");
    await expect(page).toHaveURL("/faq");
    await page.goBack();
    await expect(page.locator("form")).toHaveAttribute("aria-busy", "true");
    expect(await values(page)).toEqual(Object.values(typed));
    await submit(page);
    answerNow();
    await expect.poll(() => alerts).toEqual(["Form submitted successfully!"]);
    expect(await values(page)).toEqual(["", "", "", "", ""]);
    expect(posts).toHaveLength(1);
    await expectIdle(page);
  });

  test("treats a timeout like a network failure", async ({ page, pageErrors }) => {
    const { posts, alerts } = await mockFormService(page, () => new Promise(() => {}));
    await page.clock.install();
    await fillIn(page);
    await submit(page);
    await expect.poll(() => posts.length).toBe(1);
    await page.clock.runFor(RESPONSE_TIMEOUT_MS - 1000);
    expect(alerts).toEqual([]);
    await page.clock.runFor(1000);
    await expect
      .poll(() => alerts)
      .toEqual(["There was an error submitting the form. Please try again."]);
    expect(await values(page)).toEqual(Object.values(typed));
    expect(pageErrors.join("\n")).toContain("Inquiry not sent");
    await expectIdle(page);
  });

  test("keeps values typed before hydration and sends an early submit once", async ({
    browser,
    server,
  }) => {
    const page = await browser.newPage({ baseURL: server.url });
    let release = () => {};
    const wait = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/\/app-[^/]*\.js/, async (route) => {
      await wait;
      await route.continue();
    });
    const { posts, alerts } = await mockFormService(page, withStatus(500));
    await page.goto("/events", { waitUntil: "commit" });
    await fillIn(page);
    await submit(page);
    await expect(page).toHaveURL("/events");
    expect(posts).toEqual([]);
    release();
    await hydrated(page);
    await expect.poll(() => posts.length).toBe(1);
    await expectIdle(page);
    expect(posts[0]?.postDataJSON()).toMatchObject({ name: typed.Name, message: typed.Message });
    expect(await values(page)).toEqual(Object.values(typed));
    expect(alerts).toEqual([]);
    await page.close();
  });
});

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
