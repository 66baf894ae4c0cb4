import type { Page } from "@playwright/test";
import { type Route, routes } from "../../src/domain/routes";
import { holdBack, turnOnDataSaving } from "../support/browser/loads";
import { follow, menu, menuLink } from "../support/browser/menu";
import { expect, hydrated, isViolation, nextFrame, test, visit } from "../support/browser/test";
import { headings } from "../support/site/data";

const title = (page: Page, route: Route) =>
  page.getByRole("heading", { level: 1, name: headings[route], exact: true });

test.describe("an address", () => {
  test("in another case leads to its page without a redirect rule, and leaves no entry in the history", async ({
    page,
    pageErrors,
  }) => {
    for (const [index, [asked, arrived]] of [
      ["/Events", "/events"],
      ["/eVeNtS?from=poster#inquiry", "/events?from=poster#inquiry"],
      ["/ABOUT/", "/about"],
    ].entries()) {
      await page.goto(asked as string);
      await expect(page).toHaveURL(arrived as string);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(menu(page)).toBeVisible();
      // The first entry is that of the empty tab.
      expect(await page.evaluate(() => history.length)).toBe(index + 2);
    }
    expect(pageErrors.filter(isViolation)).toEqual([]);
  });

  for (const route of routes) {
    test(`of ${route} with a malformed fragment shows the page without it`, async ({
      page,
      pageErrors,
    }) => {
      await visit(page, `${route}#50%`);
      await expect(title(page, route)).toBeVisible();
      await page.evaluate(() => {
        location.hash = "#100%";
      });
      // Gatsby follows the address in the next frame.
      await nextFrame(page);
      await expect(title(page, route)).toBeVisible();
      await page.evaluate((path) => Object(window).___navigate(`${path}#150%`), route);
      await expect(page).toHaveURL(`${route}#150%`);
      await expect(title(page, route)).toBeVisible();
      expect(pageErrors).toEqual([]);
    });
  }

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

test("a page that is opened again from the history begins where the visitor left it", async ({
  page,
}) => {
  await visit(page, "/");
  const links = await page.locator("main a[aria-haspopup]").all();
  for (const link of links) {
    await link.scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => scrollY);
    await page.goto("/faq");
    await page.goBack();
    await hydrated(page);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeCloseTo(before, -2);
  }
});

test.describe("client-side navigation", () => {
  test("restores the scroll position after going back", async ({ page, pageErrors }) => {
    await visit(page, "/");
    await page.evaluate(() => scrollTo(0, 900));
    // The scroll event comes with it.
    await nextFrame(page);
    // Playwright's own click would scroll to the link.
    await follow(page, "/faq", (link) => link.evaluate((node: HTMLElement) => node.click()));
    await expect(title(page, "/faq")).toBeVisible();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await page.goBack();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(900);
    expect(pageErrors).toEqual([]);
  });

  test("focuses a part of another page only once, so that a Tab key pressed right after it counts", async ({
    page,
  }) => {
    await visit(page, "/");
    await page.evaluate(() => {
      const focused: string[] = [];
      Object.assign(window, { focused });
      document.addEventListener("focusin", ({ target }) => focused.push((target as Element).id));
      Object(window).___navigate("/events#inquiry");
    });
    await expect(page.locator("#inquiry")).toBeFocused();
    // The router sets its focus after it.
    await nextFrame(page);
    expect(await page.evaluate(() => Object(window).focused)).toEqual(["inquiry"]);
  });

  test("leads to the page of the latest link, also if an earlier page arrives later", async ({
    page,
    server,
  }) => {
    // Otherwise all pages would be prefetched.
    await turnOnDataSaving(page);
    await visit(page, "/about");
    await page.waitForLoadState("networkidle");
    const [slow, fast] = ["/events", "/faq"] as const;
    const press = (path: Route) =>
      menuLink(page, path).evaluate((link: HTMLElement) => link.click());
    server.delayOf = (path) => (path.includes(slow) ? 1000 : 0);
    await press(slow);
    await press(fast);
    await expect(title(page, fast)).toBeVisible();
    await page.waitForResponse((response) => response.url().includes(`page-data${slow}`));
    await page.waitForLoadState("networkidle");
    await expect(title(page, fast)).toBeVisible();
    await page.goBack();
    await expect(title(page, "/about")).toBeVisible();
    server.delayOf = () => 0;
  });

  test("follows Back after a reload before the scripts are there", async ({ page, pageErrors }) => {
    await visit(page, "/");
    await follow(page, "/faq");
    await expect(title(page, "/faq")).toBeVisible();
    const release = await holdBack(page, "**/*.js");
    await page.reload({ waitUntil: "commit" });
    await expect(title(page, "/faq")).toBeVisible();
    await page.evaluate(() => void setTimeout(() => history.back()));
    await expect(title(page, "/")).toBeVisible();
    release();
    await hydrated(page);
    await expect(page).toHaveURL("/");
    await expect(title(page, "/")).toBeVisible();
    expect(pageErrors).toEqual([]);
  });

  test("loses no click before the new page is painted", async ({ page }) => {
    const [near, far] = ["/about", "/faq"] as const;
    await visit(page, "/");
    const devtools = await page.context().newCDPSession(page);
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: 6 });
    const place = await menuLink(page, near).boundingBox();
    for (let round = 0; round < 2; round++) {
      await menuLink(page, far).click();
      // By default, Playwright polls in animation frames, and there is none before the page is painted.
      await page.waitForFunction(
        (heading) => document.querySelector("h1")?.textContent === heading,
        headings[far],
        { polling: 5 },
      );
      await page.mouse.click((place?.x ?? 0) + 10, (place?.y ?? 0) + 10);
      await expect(title(page, near)).toBeVisible();
    }
  });

  test("has prefetched the page behind a hovered link before the click", async ({
    page,
    server,
  }) => {
    // Otherwise the page would also be prefetched without the hover.
    await turnOnDataSaving(page);
    await visit(page, "/about");
    await page.waitForLoadState("networkidle");
    const requested = () => server.requests.filter((path) => path.includes("page-data/faq/"));
    const before = requested().length;
    await menuLink(page, "/faq").hover();
    await expect.poll(() => requested().length).toBe(before + 1);
    await menuLink(page, "/faq").click();
    await expect(title(page, "/faq")).toBeVisible();
    expect(requested()).toHaveLength(before + 1);
  });
});
