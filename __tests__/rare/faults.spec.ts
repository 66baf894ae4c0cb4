import type { Page } from "@playwright/test";
import type { Route } from "../../src/domain/routes";
import { timeOf } from "../../src/domain/time/venueTime";
import { fillIn, typed, values } from "../support/browser/inquiry";
import { holdBack } from "../support/browser/loads";
import { menu, menuButton } from "../support/browser/menu";
import {
  expect,
  hydrated,
  isViolation,
  nextFrame,
  test,
  visit,
  visitWithClock,
} from "../support/browser/test";
import { headings } from "../support/site/data";

/*
 * Whatever fails in a script, the visitor keeps the page that the host has sent.
 */

test.use({ viewport: { width: 390, height: 740 } });

/** The page is as without JavaScript, and keeps what the visitor has entered. */
async function expectPageOfHost(page: Page, route: Route): Promise<void> {
  await expect(page.locator("html:not([data-scripts])")).toBeAttached();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(headings[route]);
  await expect(menu(page)).toBeVisible();
  await expect(page.getByRole("contentinfo")).toBeVisible();
  // Buttons that would do nothing.
  await expect(page.locator("button:visible:not([type=submit])")).toHaveCount(0);
  if (route !== "/events") return;
  await expect(page.locator("#inquiry > p").first()).toBeVisible();
}

test.describe("the events page is as without JavaScript, and the fault is logged, if", () => {
  for (const [what, script] of Object.entries({
    "React's own code": /\/framework-[^/]*\.js/,
    "the first script of the site": /\/app-[^/]*\.js/,
    "the script of the page": /src-pages-events-[^/]*\.js/,
  })) {
    for (const [how, change] of Object.entries({
      missing: () => ({ status: 404, body: "" }),
      "cut off": (code: string) => ({ body: code.slice(0, code.length / 2) }),
      empty: () => ({ body: "" }),
    })) {
      test(`${what} is ${how}`, async ({ page, pageErrors }) => {
        await page.route(script, async (route) => {
          const response = await route.fetch();
          await route.fulfill({ response, ...change(await response.text()) });
        });
        await page.goto("/events");
        await expectPageOfHost(page, "/events");
        expect(pageErrors).not.toEqual([]);
      });
    }
  }

  test("the script of the page is empty, and has loaded before React's own code", async ({
    page,
  }) => {
    await page.route(/src-pages-events-[^/]*\.js/, (route) => route.fulfill({ body: "" }));
    const loadReact = await holdBack(page, /\/framework-[^/]*\.js/);
    const loaded = page.waitForResponse(/src-pages-events/);
    await page.goto("/events", { waitUntil: "commit" });
    await loaded;
    loadReact();
    await expectPageOfHost(page, "/events");
  });

  test("a proxy has changed the scripts in the HTML, which the policy then blocks", async ({
    page,
    pageErrors,
  }) => {
    await page.route("/events", async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(/(<script[^>]*>[^<]+)/g, "$1\n");
      await route.fulfill({ response, body });
    });
    await page.goto("/events");
    await expectPageOfHost(page, "/events");
    expect(pageErrors.filter(isViolation)).not.toEqual([]);
  });
});

test.describe("a fault while the page is used leaves the page of the host, with what was entered, opened and focused, if", () => {
  async function rejectPromise(page: Page): Promise<void> {
    const body = "Promise.reject(new Error('A promise fails.'));";
    await page.route("/fault.js", (route) =>
      route.fulfill({ contentType: "text/javascript", body }),
    );
    await page.addScriptTag({ url: "/fault.js" });
  }

  const faults: Record<string, (page: Page) => Promise<unknown>> = {
    "a component fails": (page) =>
      page.evaluate(() => {
        Date.now = () => {
          throw new Error("The clock fails.");
        };
        dispatchEvent(new Event("pageshow"));
      }),
    "a listener fails": async (page) => {
      await page.evaluate(() => Object.assign(window, { FormData: undefined }));
      await page.locator("#inquiry form").evaluate((form: HTMLFormElement) => form.requestSubmit());
    },
    "a promise is rejected": rejectPromise,
  };

  for (const [what, fail] of Object.entries(faults)) {
    test(what, async ({ page, pageErrors }) => {
      await visit(page, "/events");
      await page.locator("#inquiry summary").click();
      await fillIn(page);
      const y = await page.evaluate(() => scrollY);
      await fail(page);
      await expectPageOfHost(page, "/events");
      expect(await values(page)).toEqual(Object.values(typed));
      await expect(page.locator("#privacy")).toBeVisible();
      await expect(page.locator("#inquiry [name=message]")).toBeFocused();
      expect(Math.abs((await page.evaluate(() => scrollY)) - y)).toBeLessThan(200);
      expect(pageErrors).not.toEqual([]);
    });
  }

  test("a promise is rejected, after a notice has ended, which does not come back", async ({
    page,
  }) => {
    const end = timeOf("2096-02-03 18:00");
    const notice = page.locator("aside p").filter({ visible: true });
    await visitWithClock(page, "/events", end - 60_000);
    await expect(notice).toHaveCount(1);
    await page.clock.pauseAt(end);
    await expect(notice).toHaveCount(0);
    await rejectPromise(page);
    await expectPageOfHost(page, "/events");
    await expect(notice).toHaveCount(0);
  });
});

test("a script that loads at the second try makes the page work", async ({ page }) => {
  let tries = 0;
  await page.route(/src-pages-events-[^/]*\.js/, (route) => {
    tries += 1;
    return tries === 1 ? route.fulfill({ status: 404 }) : route.continue();
  });
  const loadReact = await holdBack(page, /\/framework-[^/]*\.js/);
  await page.goto("/events");
  await expect(page.locator("html:not([data-scripts])")).toBeAttached();
  loadReact();
  await hydrated(page);
  await menuButton(page).click();
  await expect(menu(page)).toBeVisible();
  expect(tries).toBe(2);
});

test("a large photo that fails to open leaves the page of the host, on which the link leads to the photo", async ({
  page,
}) => {
  await visit(page, "/");
  await page.evaluate(() => Object.assign(history, { pushState: undefined }));
  const link = page.locator("main a[aria-haspopup]").first();
  await link.click();
  await expectPageOfHost(page, "/");
  await expect(page.locator(".pswp")).toHaveCount(0);
  const href = await link.getAttribute("href");
  await link.click();
  await expect(page).toHaveURL(String(href));
});

test("a fault in a script of an app or an extension leaves our scripts at work", async ({
  page,
}) => {
  await visit(page, "/events");
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error("An extension fails.");
    });
    Promise.reject(new Error("An app fails."));
  });
  await nextFrame(page);
  await expect(page.locator("html[data-scripts]")).toBeAttached();
  await menuButton(page).click();
  await expect(menu(page)).toBeVisible();
});
