import type { Page } from "@playwright/test";
import { pageNames, routes } from "../../src/domain/routes";
import { menuLink } from "../support/browser/menu";
import { expect, test, visit } from "../support/browser/test";
import { dataFile, filled, headings, pageItems, sectionItems } from "../support/site/data";

const site = dataFile("site");

test.describe("pages and links", () => {
  test("the menu items open their pages without a page load or a failed request", async ({
    page,
    pageErrors,
  }) => {
    await visit(page, "/about");
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
    for (const { href, route } of pageItems) {
      await menuLink(page, href).click();
      await expect(page).toHaveURL(route);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(headings[route]);
      await expect(menuLink(page, href)).toHaveAttribute("aria-current", "page");
      const canonical = page.locator('link[rel="canonical"]');
      await expect(canonical).toHaveCount(1);
      await expect(canonical).toHaveAttribute("href", site.siteBase + route);
    }
    expect(documents).toEqual([]);
    expect(failures).toEqual([]);
    expect(pageErrors).toEqual([]);
  });

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });

    test("each page has its own title, description and a single canonical URL", async ({
      page,
    }) => {
      for (const route of routes) {
        const { title, description } = dataFile("pages")[pageNames[route]];
        await page.goto(route);
        await expect(page).toHaveTitle(filled(title));
        const described = page.locator('meta[name="description"]');
        await expect(described).toHaveAttribute("content", filled(description));
        const canonical = page.locator('link[rel="canonical"]');
        await expect(canonical).toHaveCount(1);
        await expect(canonical).toHaveAttribute("href", site.siteBase + route);
      }
    });
  });

  test("the first link of the events page jumps to the inquiry form", async ({ page }) => {
    await visit(page, "/events");
    await page.locator('main a[href="#inquiry"]').click();
    await expect(page).toHaveURL("/events#inquiry");
    await expect(page.locator("#inquiry")).toBeInViewport();
  });

  test("the reservation button opens the chat in a new tab", async ({ page, context }) => {
    const chat = new URL(filled(site.links.chat.url));
    await context.route(
      ({ origin }) => origin === chat.origin,
      (route) => route.fulfill({ body: "chat" }),
    );
    await visit(page, "/");
    const popup = page.waitForEvent("popup");
    await page.locator("#reserve").click();
    const opened = new URL((await popup).url());
    expect(opened.origin + opened.pathname).toBe(chat.origin + chat.pathname);
    expect(opened.searchParams.get("text")?.split("\n")).toHaveLength(
      site.reservation.message.split("\n").length,
    );
    await expect(page).toHaveURL("/");
  });
});

test.describe("menu items that link to a section", () => {
  for (const { label, href, route, section } of sectionItems) {
    test(`${label} scrolls smoothly on ${route}, opens it from another page, and moves the focus`, async ({
      page,
      pageErrors,
    }) => {
      await visit(page, route);
      await page.evaluate(() => {
        const original = Element.prototype.scrollIntoView;
        Element.prototype.scrollIntoView = function (options) {
          document.body.dataset.scroll = JSON.stringify(options);
          original.call(this, options);
        };
      });
      await menuLink(page, href).click();
      await expect.poll(() => topOf(page, section)).toBeLessThan(100);
      expect(await page.evaluate(() => document.body.dataset.scroll)).toBe('{"behavior":"smooth"}');
      await expect(page.locator(`#${section}`)).toBeFocused();
      await visit(page, "/faq");
      await menuLink(page, href).click();
      await expect(page).toHaveURL(route);
      await expect.poll(() => topOf(page, section)).toBeLessThan(100);
      await expect(page.locator(`#${section}`)).toBeFocused();
      expect(pageErrors).toEqual([]);
    });
  }

  const item = sectionItems.find(({ route }) => route === "/");

  test("still scroll when the home page's code loads slowly", async ({ page }) => {
    if (!item) return test.skip(true, "The menu leads to no section of the home page.");
    await page.route(/component---src-pages-index-tsx/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1500));
      await route.continue();
    });
    await visit(page, "/faq");
    await menuLink(page, item.href).click();
    await expect.poll(() => topOf(page, item.section), { timeout: 15_000 }).toBeLessThan(100);
  });

  test("reach their section with prefers-reduced-motion", async ({ page }) => {
    if (!item) return test.skip(true, "The menu leads to no section of the home page.");
    await page.emulateMedia({ reducedMotion: "reduce" });
    await visit(page, "/");
    await menuLink(page, item.href).click();
    await expect.poll(() => topOf(page, item.section)).toBeLessThan(100);
  });

  test("the URL /#pricing opens at its section", async ({ page }) => {
    await visit(page, "/#pricing");
    await expect.poll(() => topOf(page, "pricing")).toBeLessThan(100);
  });
});

/** The distance in px between the tops of a section and the window; infinite if there is no section. */
function topOf(page: Page, id: string): Promise<number> {
  return page
    .locator(`#${id}`)
    .evaluate((section) => Math.abs(section.getBoundingClientRect().top))
    .catch(() => Number.POSITIVE_INFINITY);
}
