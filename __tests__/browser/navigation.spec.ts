import type { Page } from "@playwright/test";
import type { Route } from "../../src/domain/routes";
import { holdBack } from "../support/browser/loads";
import { follow, goTo, menu, menuButton, menuLink } from "../support/browser/menu";
import {
  expect,
  hydrated,
  isViolation,
  scrollToTheEnd,
  test,
  visit,
} from "../support/browser/test";
import { headings } from "../support/site/data";

const title = (page: Page, route: Route) =>
  page.getByRole("heading", { level: 1, name: headings[route], exact: true });

test.describe("an address", () => {
  test("in another spelling leads to its page without a redirect rule, and leaves no entry in the history", async ({
    page,
    pageErrors,
    server,
  }) => {
    for (const [index, [asked, arrived]] of [
      ["/Events", "/events"],
      ["/eVeNtS?from=poster#inquiry", "/events?from=poster#inquiry"],
      ["/ABOUT/", "/about"],
      ["/index.html", "/"],
      ["/index.HTML?from=poster", "/?from=poster"],
      ["/faq/index.html#main", "/faq#main"],
      ["/faq//", "/faq"],
      ["//", "/"],
    ].entries()) {
      await page.goto(server.url + asked);
      await expect(page).toHaveURL(arrived as string);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(menu(page)).toBeVisible();
      await hydrated(page);
      // The first entry is that of the empty tab.
      expect(await page.evaluate(() => history.length)).toBe(index + 2);
    }
    expect(pageErrors.filter(isViolation)).toEqual([]);
  });

  test("that some hosts answer with FAQ.html leads to the page, query and fragment included", async ({
    page,
    request,
  }) => {
    const html = await (await request.get("/FAQ.html")).text();
    expect(html).toContain('<meta name="robots" content="noindex">');
    await page.goto("/FAQ.html?from=poster#main");
    await expect(page).toHaveURL("/faq?from=poster#main");
  });

  test("that is unknown is answered with 404 and a blank page", async ({ page, pageErrors }) => {
    for (const path of ["/nope", "/events/2025"]) {
      const response = await page.goto(path);
      await hydrated(page);
      expect(response?.status()).toBe(404);
      await expect(page).toHaveURL(path);
      await expect(page.locator("#___gatsby")).toHaveText("");
      await expect(page.getByRole("navigation")).toHaveCount(0);
      await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(0);
    }
    expect(pageErrors.filter(isViolation)).toEqual([]);
  });
});

test.describe("the link to a section", () => {
  test.use({ viewport: { width: 390, height: 740 } });

  async function followSectionLink(page: Page): Promise<void> {
    await menuButton(page).click();
    await menuLink(page, "/#rigs").click();
    const top = () =>
      page.locator("#rigs").evaluate((section) => section.getBoundingClientRect().top);
    await expect.poll(top).toBeLessThan(100);
  }

  test("lets Back lead to the top of the page if HOME was followed before it", async ({ page }) => {
    await visit(page, "/");
    await scrollToTheEnd(page);
    await menuButton(page).click();
    await menuLink(page, "/").click();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await hydrated(page);
    await followSectionLink(page);
    await page.goBack();
    await expect(page).toHaveURL("/");
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  });

  test("lets Back lead to where the visitor was, and the skip link to the main content, also while the page still scrolls", async ({
    page,
  }) => {
    await visit(page, "/");
    const place = () => page.evaluate(() => scrollY);
    for (const [leave, arrived] of [
      [() => page.evaluate(() => history.back()), 5000],
      [() => page.locator("a[href='#main']").press("Enter"), 0],
    ] as const) {
      await page.evaluate(() => scrollTo({ top: 5000, behavior: "instant" }));
      await menuButton(page).click();
      await menuLink(page, "/#rigs").click();
      await expect.poll(place).toBeLessThan(4900);
      await leave();
      // In ms. Longer than the scroll to the section takes.
      await page.waitForTimeout(1000);
      // The notice is above the main content.
      expect(Math.abs((await place()) - arrived)).toBeLessThan(100);
    }
  });

  test("is smooth, unless the visitor prefers reduced motion", async ({ page }) => {
    await visit(page, "/");
    for (const [reducedMotion, behaviour] of [
      ["no-preference", "smooth"],
      ["reduce", "auto"],
    ] as const) {
      await page.emulateMedia({ reducedMotion });
      const seen = await page.evaluate(async () => {
        const { documentElement: root } = document;
        document.querySelector<HTMLElement>('header nav a[href="/#pricing"]')?.click();
        while (!("smooth" in root.dataset)) await new Promise((resolve) => setTimeout(resolve));
        return getComputedStyle(root).scrollBehavior;
      });
      expect(seen).toBe(behaviour);
    }
  });
});

test.describe("a link to another page", () => {
  /** Playwright's own click would scroll to the link. */
  const press = (page: Page, path: Route) =>
    follow(page, path, (link) => link.evaluate((node: HTMLElement) => node.click()));

  test("to a part of it continues there with the Tab key", async ({ page }) => {
    await visit(page, "/");
    await goTo(page, "/events#inquiry");
    await hydrated(page);
    await page.keyboard.press("Tab");
    await expect(page.locator("#inquiry :focus")).toHaveCount(1);
  });

  test("does not wait for a page that is slow, and the latest link wins", async ({
    page,
    server,
  }) => {
    await visit(page, "/about");
    server.delayOf = (path) => (path.startsWith("/events") ? 1000 : 0);
    // In the page, because Playwright itself would wait for the first page.
    await page.evaluate(
      (paths) => {
        for (const [index, path] of paths.entries()) {
          const link = document.querySelector<HTMLElement>(`header nav a[href="${path}"]`);
          setTimeout(() => link?.click(), 200 * index);
        }
      },
      ["/events", "/faq"],
    );
    await expect(title(page, "/faq")).toBeVisible();
    await page.waitForTimeout(1000);
    await expect(title(page, "/faq")).toBeVisible();
    await page.goBack();
    await expect(title(page, "/about")).toBeVisible();
    server.delayOf = () => 0;
  });

  test("is followed before the scripts are there, and so is Back", async ({ page, pageErrors }) => {
    await visit(page, "/");
    await press(page, "/faq");
    await expect(title(page, "/faq")).toBeVisible();
    const release = await holdBack(page, "**/*.js");
    await page.reload({ waitUntil: "commit" });
    await expect(title(page, "/faq")).toBeVisible();
    await page.evaluate(() => void setTimeout(() => history.back()));
    await expect(title(page, "/")).toBeVisible();
    await press(page, "/about");
    await expect(title(page, "/about")).toBeVisible();
    release();
    await hydrated(page);
    expect(pageErrors).toEqual([]);
  });

  test("needs one request if the browser has the scripts, and makes it when the visitor points at the link", async ({
    page,
    server,
  }) => {
    // Pages, scripts and data.
    const requests = () => server.requests.filter((path) => /^\/\w*$|\.js(on)?$/.test(path));
    await visit(page, "/faq");
    await visit(page, "/about");
    await page.waitForLoadState("networkidle");
    let before = requests().length;
    await press(page, "/faq");
    await expect(title(page, "/faq")).toBeVisible();
    await page.waitForLoadState("networkidle");
    expect(requests().slice(before)).toEqual(["/faq"]);
    before = requests().length;
    await menuLink(page, "/events").hover();
    await expect.poll(() => requests().slice(before)).toEqual(["/events"]);
    await press(page, "/events");
    await expect(title(page, "/events")).toBeVisible();
    await hydrated(page);
    // Chromium renders no page ahead while Playwright drives it, so the script comes after the click.
    const script = expect.stringMatching("src-pages-events");
    expect(requests().slice(before)).toEqual(["/events", script]);
  });
});
