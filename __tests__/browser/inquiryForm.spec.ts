import type { Page, Request, Route } from "@playwright/test";
import { dataFile } from "./support/data";
import { expect, test, visit } from "./support/test";

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
    let answerNow = () => {};
    const wait = new Promise<void>((resolve) => {
      answerNow = resolve;
    });
    const { posts, alerts } = await intercept(page, async (route) => {
      await wait;
      await withStatus(200)(route);
    });
    await fillIn(page);
    await submit(page);
    await submit(page);
    await page.getByLabel("Name").press("Enter");
    await expect(page.locator("form")).toHaveAttribute("aria-busy", "true");
    answerNow();
    await expect.poll(() => alerts).toEqual(["Form submitted successfully!"]);
    expect(posts).toHaveLength(1);
  });
});
