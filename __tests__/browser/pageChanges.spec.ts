import type { Page } from "@playwright/test";
import type { Route } from "../../src/domain/routes";
import { turnOnDataSaving } from "../support/browser/loads";
import { follow, menuLink } from "../support/browser/menu";
import { expect, test, visit } from "../support/browser/test";
import { headings, pageItems } from "../support/site/data";

const title = (page: Page, route: Route) =>
  page.getByRole("heading", { level: 1, name: headings[route], exact: true });

const otherPages = [...new Map(pageItems.map((item) => [item.route, item])).values()].filter(
  ({ route }) => route !== "/",
);

test.describe("client-side navigation", () => {
  test("restores the scroll position after going back", async ({ page, pageErrors }) => {
    await visit(page, "/");
    await page.evaluate(() => scrollTo(0, 900));
    // Gatsby stores the scroll position in the next animation frame.
    await page.waitForFunction(() => Object.values(sessionStorage).includes("900"));
    // Playwright's own click would scroll to the link.
    await follow(page, "/faq", (link) => link.evaluate((node: HTMLElement) => node.click()));
    await expect(title(page, "/faq")).toBeVisible();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await page.goBack();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(900);
    expect(pageErrors).toEqual([]);
  });

  test("shows the page that matches the URL after several fast clicks", async ({
    page,
    pageErrors,
  }) => {
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
    // Gatsby shows the pages in the order in which they load.
    await page.waitForLoadState("networkidle");
    await expect(async () => {
      const { pathname } = new URL(page.url());
      expect(otherPages.map(({ route }) => route)).toContain(pathname);
      await expect(title(page, pathname as Route)).toBeVisible();
    }).toPass();
    expect(pageErrors).toEqual([]);
  });
});

test("a click before the new page is painted is not lost", async ({ page }) => {
  const [near, far] = otherPages;
  if (!near || !far) return test.skip(true, "The menu has too few pages.");
  await visit(page, "/");
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: 6 });
  const place = await menuLink(page, near.href).boundingBox();
  for (let round = 0; round < 5; round++) {
    await menuLink(page, far.href).click();
    // By default, Playwright polls in animation frames, and there is none before the page is painted.
    await page.waitForFunction(
      (heading) => document.querySelector("h1")?.textContent === heading,
      headings[far.route],
      { polling: 5 },
    );
    await page.mouse.click((place?.x ?? 0) + 10, (place?.y ?? 0) + 10);
    await expect(title(page, near.route)).toBeVisible();
  }
});

test.describe("the page behind a hovered link", () => {
  test("is prefetched before the click", async ({ page, server }) => {
    const [target, start] = otherPages;
    if (!target || !start) return test.skip(true, "The menu has too few pages.");
    // Otherwise the page would also be prefetched without the hover.
    await turnOnDataSaving(page);
    await visit(page, start.route);
    await page.waitForLoadState("networkidle");
    const name = target.route.slice(1);
    const requested = () =>
      server.requests.filter(
        (path) => path.includes(`page-data/${name}/`) || path.includes(`src-pages-${name}`),
      );
    const before = requested().length;
    await menuLink(page, target.href).hover();
    await expect
      .poll(() => requested().slice(before).join())
      .toContain(`/page-data/${name}/page-data.json`);
    await page.waitForLoadState("networkidle");
    const afterHover = requested().length;
    await menuLink(page, target.href).click();
    await expect(title(page, target.route)).toBeVisible();
    expect(
      requested()
        .slice(afterHover)
        .filter((path) => path.includes("page-data")),
    ).toEqual([]);
  });
});
