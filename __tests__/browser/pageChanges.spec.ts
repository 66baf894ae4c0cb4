import type { Page } from "@playwright/test";
import type { Route } from "../../src/domain/routes";
import { follow, menuLink } from "../support/browser/menu";
import { expect, test, visit } from "../support/browser/test";
import { headings, pageItems } from "../support/site/data";

const title = (page: Page, route: Route) =>
  page.getByRole("heading", { level: 1, name: headings[route], exact: true });

const otherPages = [...new Map(pageItems.map((item) => [item.route, item])).values()].filter(
  ({ route }) => route !== "/",
);

test.describe("a change of page", () => {
  test("back leads to where the visitor was, at once", async ({ page, pageErrors }) => {
    await visit(page, "/");
    await page.evaluate(() => scrollTo(0, 900));
    // Gatsby notes in the next frame where the visitor is.
    await page.waitForFunction(() => Object.values(sessionStorage).includes("900"));
    // Not Playwright's click, which scrolls.
    await follow(page, "/faq", (link) => link.evaluate((node: HTMLElement) => node.click()));
    await expect(title(page, "/faq")).toBeVisible();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await page.goBack();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(900);
    expect(pageErrors).toEqual([]);
  });

  test("shows the page of the address, however fast the clicks", async ({ page, pageErrors }) => {
    test.skip(otherPages.length < 2, "The menu has too few pages.");
    await visit(page, "/");
    await page.evaluate(
      (hrefs) => {
        for (const href of hrefs) {
          document.querySelector<HTMLElement>(`header nav a[href="${href}"]`)?.click();
        }
      },
      otherPages.map(({ href }) => href),
    );
    // Gatsby shows the pages in the order in which they arrive.
    await page.waitForLoadState("networkidle");
    await expect(async () => {
      const { pathname } = new URL(page.url());
      expect(otherPages.map(({ route }) => route)).toContain(pathname);
      await expect(title(page, pathname as Route)).toBeVisible();
    }).toPass();
    expect(pageErrors).toEqual([]);
  });
});

test("a click that comes before the new page is drawn is not lost", async ({ page }) => {
  const [near, far] = otherPages;
  if (!near || !far) return test.skip(true, "The menu has too few pages.");
  await visit(page, "/");
  const slow = await page.context().newCDPSession(page);
  await slow.send("Emulation.setCPUThrottlingRate", { rate: 6 });
  const place = await menuLink(page, near.href).boundingBox();
  for (let round = 0; round < 5; round++) {
    await menuLink(page, far.href).click();
    // Not at the next frame, as by default: until the page is drawn there is none.
    await page.waitForFunction(
      (heading) => document.querySelector("h1")?.textContent === heading,
      headings[far.route],
      { polling: 5 },
    );
    await page.mouse.click((place?.x ?? 0) + 10, (place?.y ?? 0) + 10);
    await expect(title(page, near.route)).toBeVisible();
  }
});

test.describe("the page that is pointed at", () => {
  test("is fetched before the click", async ({ browser, server }) => {
    const [target, start] = otherPages;
    if (!target || !start) return test.skip(true, "The menu has too few pages.");
    const page = await browser.newPage({ baseURL: server.url, serviceWorkers: "block" });
    // As for a link that has only just come into view: nothing is fetched for being seen.
    await page.addInitScript(() => {
      window.IntersectionObserver = class extends IntersectionObserver {
        override observe() {}
      };
    });
    await visit(page, start.route);
    await page.waitForLoadState("networkidle");
    const name = target.route.slice(1);
    const asked = () =>
      server.requests.filter(
        (path) => path.includes(`page-data/${name}/`) || path.includes(`src-pages-${name}`),
      );
    const before = asked().length;
    await menuLink(page, target.href).hover();
    await expect
      .poll(() => asked().slice(before).join())
      .toContain(`/page-data/${name}/page-data.json`);
    await page.waitForLoadState("networkidle");
    const pointedAt = asked().length;
    await menuLink(page, target.href).click();
    await expect(title(page, target.route)).toBeVisible();
    expect(
      asked()
        .slice(pointedAt)
        .filter((path) => path.includes("page-data")),
    ).toEqual([]);
    await page.close();
  });
});
