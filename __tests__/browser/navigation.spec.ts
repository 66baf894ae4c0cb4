import type { Page } from "@playwright/test";
import { expect, test, visit } from "../support/browser/test";
import { dataFile, filled } from "../support/site/data";

const site = dataFile("site");
const nav = { name: "Main" };

test.describe("links between the pages", () => {
  for (const [item, path] of [
    ["ABOUT", "/about"],
    ["EVENTS", "/events"],
    ["FAQ", "/faq"],
  ] as const) {
    test(`${item} goes to ${path} without loading the document again or a failed request`, async ({
      page,
      pageErrors,
    }) => {
      await visit(page, "/");
      const documents: string[] = [];
      const failures: string[] = [];
      page.on("request", (request) => {
        if (request.isNavigationRequest() && request.frame() === page.mainFrame()) {
          documents.push(request.url());
        }
      });
      page.on("response", (response) => {
        if (response.status() >= 400) failures.push(response.url());
      });
      await page.getByRole("navigation", nav).getByRole("link", { name: item }).click();
      await expect(page).toHaveURL(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.getByRole("link", { name: item, exact: true })).toHaveAttribute(
        "aria-current",
        "page",
      );
      expect(documents).toEqual([]);
      expect(failures).toEqual([]);
      expect(pageErrors).toEqual([]);
    });
  }

  test("each page has its own title, description and one canonical address in its HTML", async ({
    request,
  }) => {
    const titles = new Set<string>();
    for (const path of ["/", "/events", "/faq", "/about"]) {
      const html = await (await request.get(path)).text();
      const canonicals = html.match(/<link[^>]+rel="canonical"[^>]*>/g) ?? [];
      expect(canonicals).toHaveLength(1);
      expect(canonicals[0]).toContain(`href="${site.siteBase}${path}"`);
      expect(html).toMatch(/<meta[^>]+name="description"[^>]+content="[^"]{40,}"/);
      titles.add(/<title[^>]*>([^<]+)</.exec(html)?.[1] ?? "");
    }
    expect(titles.size).toBe(4);
  });

  test("the canonical address follows the visitor to another page", async ({ page }) => {
    await visit(page, "/");
    await page.getByRole("navigation", nav).getByRole("link", { name: "FAQ" }).click();
    await expect(page).toHaveURL("/faq");
    const canonical = page.locator('link[rel="canonical"]');
    await expect(canonical).toHaveCount(1);
    await expect(canonical).toHaveAttribute("href", `${site.siteBase}/faq`);
  });

  test("CONTACT US jumps to the inquiry form", async ({ page }) => {
    await visit(page, "/events");
    await page.getByRole("link", { name: "CONTACT US" }).click();
    await expect(page).toHaveURL("/events#inquiry");
    await expect(page.locator("#inquiry")).toBeInViewport();
  });

  test("RESERVATION opens the chat in a new tab", async ({ page, context }) => {
    const chat = filled(site.links.chat.url);
    await context.route(`${chat}**`, (route) => route.fulfill({ body: "chat" }));
    await visit(page, "/");
    const popup = page.waitForEvent("popup");
    await page.getByRole("link", { name: "RESERVATION" }).click();
    const opened = new URL((await popup).url());
    expect(opened.origin + opened.pathname).toBe(chat);
    expect(opened.searchParams.get("text")?.split("\n")).toHaveLength(
      site.reservation.message.split("\n").length,
    );
    await expect(page).toHaveURL("/");
  });

  for (const path of ["/", "/events", "/faq", "/about"]) {
    test(`${path} loads without an error in the console`, async ({ page, pageErrors }) => {
      await visit(page, path);
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      await page.waitForLoadState("networkidle");
      expect(pageErrors).toEqual([]);
    });
  }
});

test.describe("RIGS and PRICING", () => {
  for (const [item, id] of [
    ["RIGS", "rigs"],
    ["PRICING", "pricing"],
  ] as const) {
    test(`${item} scrolls smoothly on the home page and moves the focus`, async ({ page }) => {
      await visit(page, "/");
      await page.evaluate(() => {
        const original = Element.prototype.scrollIntoView;
        Element.prototype.scrollIntoView = function (options) {
          document.body.dataset.scroll = JSON.stringify(options);
          original.call(this, options);
        };
      });
      await page.getByRole("navigation", nav).getByRole("link", { name: item }).click();
      await expect.poll(() => topOf(page, id)).toBeLessThan(100);
      expect(await page.evaluate(() => document.body.dataset.scroll)).toBe('{"behavior":"smooth"}');
      await expect(page.locator(`#${id}`)).toBeFocused();
    });

    test(`${item} comes from another page`, async ({ page, pageErrors }) => {
      await visit(page, "/faq");
      await page.getByRole("navigation", nav).getByRole("link", { name: item }).click();
      await expect(page).toHaveURL("/");
      await expect.poll(() => topOf(page, id)).toBeLessThan(100);
      await expect(page.locator(`#${id}`)).toBeFocused();
      expect(pageErrors).toEqual([]);
    });
  }

  test("come when the home page's code arrives late", async ({ browser, server }) => {
    // The service worker would bring the code at once.
    const page = await browser.newPage({ baseURL: server.url, serviceWorkers: "block" });
    await page.route(/component---src-pages-index-tsx/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1500));
      await route.continue();
    });
    await visit(page, "/faq");
    await page.getByRole("navigation", nav).getByRole("link", { name: "PRICING" }).click();
    await expect.poll(() => topOf(page, "pricing"), { timeout: 15_000 }).toBeLessThan(100);
  });

  test("jump at once when the visitor wants less motion", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await visit(page, "/");
    await page.getByRole("navigation", nav).getByRole("link", { name: "PRICING" }).click();
    await expect.poll(() => topOf(page, "pricing")).toBeLessThan(100);
  });

  test("the address /#pricing opens there directly", async ({ page }) => {
    await visit(page, "/#pricing");
    await expect.poll(() => topOf(page, "pricing")).toBeLessThan(100);
  });
});

/** How far the top of a section is from the top of the window, in px, above or below. */
function topOf(page: Page, id: string): Promise<number> {
  return page
    .locator(`#${id}`)
    .evaluate((section) => Math.abs(section.getBoundingClientRect().top))
    .catch(() => Number.POSITIVE_INFINITY);
}
