import { readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import type { Page } from "@playwright/test";
import { formatHours } from "../../src/domain/format/count";
import { USUAL_HOURS } from "../../src/domain/pricing/visit";
import { field } from "../support/browser/inquiry";
import { INVISIBLE_SHIFT, watchLayoutShift } from "../support/browser/layoutShift";
import { turnOnDataSaving } from "../support/browser/loads";
import { follow } from "../support/browser/menu";
import { expect, test, visit } from "../support/browser/test";
import { dataFile, filled } from "../support/site/data";
import { publicFolder } from "../support/site/testSite";

const plan = dataFile("plan");
const { rates, packages, tryLabel } = dataFile("pricing");
const rig: string = rates[0].rig;

/** In bytes, after compression. */
const SCRIPT_BUDGET = 6 * 1024;

const section = (page: Page) => page.locator("#plan");
const hours = (page: Page) =>
  section(page).getByRole("combobox", { name: filled(plan.hoursLabel), exact: true });
const split = (page: Page) =>
  section(page).getByRole("combobox", { name: filled(plan.splitLabel), exact: true });
const sum = (page: Page) => section(page).getByRole("status").first();
const button = (page: Page, label: string) =>
  section(page).getByRole("button", { name: filled(label), exact: true });
const tryHours = (hours: number) => filled(tryLabel).replace("[hours]", formatHours(hours));

for (const width of [360, 1280]) {
  test.describe(`the planner at ${width} px`, () => {
    test.use({ viewport: { width, height: 740 } });

    test("is lazy-loaded near the viewport, within its budget and without a layout shift", async ({
      page,
      pageErrors,
    }) => {
      const scripts: string[] = [];
      page.on("request", (request) => {
        if (request.url().endsWith(".js")) scripts.push(new URL(request.url()).pathname);
      });
      const shift = await watchLayoutShift(page);
      await visit(page, "/");
      await page.waitForLoadState("networkidle");
      await expect(hours(page)).toHaveCount(0);
      const before = scripts.length;
      const shiftBefore = await shift();
      await section(page).scrollIntoViewIfNeeded();
      await expect(hours(page)).toBeVisible();
      const bytes = scripts
        .slice(before)
        .filter((path) => readFileSync(publicFolder + path, "utf8").includes("membersLabel"))
        .map((path) => brotliCompressSync(readFileSync(publicFolder + path)).length);
      expect(bytes.length).toBeGreaterThan(0);
      expect(bytes.reduce((sum, each) => sum + each)).toBeLessThanOrEqual(SCRIPT_BUDGET);
      expect((await shift()) - shiftBefore).toBeLessThan(INVISIBLE_SHIFT);
      expect(pageErrors).toEqual([]);
    });

    test("works with the keyboard alone, has targets of 44 px, and the page does not scroll sideways", async ({
      page,
    }) => {
      await visit(page, `/?plan=1.${rig}.2.member#plan`);
      await hours(page).focus();
      await page.keyboard.press("ArrowDown");
      await expect(hours(page)).toHaveValue("3");
      await page.keyboard.press("Tab");
      await expect(page.getByRole("checkbox", { name: filled(plan.membersLabel) })).toBeFocused();
      await page.keyboard.press("Space");
      await page.keyboard.press("Tab");
      await expect(button(page, plan.addLabel)).toBeFocused();
      await page.keyboard.press("Tab");
      await expect(split(page)).toBeFocused();
      await page.keyboard.press("Shift+Tab");
      await page.keyboard.press("Enter");
      await expect(hours(page)).toHaveCount(2);
      await expect(button(page, plan.addLabel)).toBeFocused();
      const small = await section(page)
        .locator("button, select, label:not(:has(select)), a")
        .evaluateAll((targets) =>
          targets
            .map((target) => [target.getBoundingClientRect(), target.textContent] as const)
            .filter(([{ height, width }]) => height > 0 && Math.min(height, width) < 44)
            .map(([, text]) => text),
        );
      expect(small).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    });
  });
}

test.describe("the planner", () => {
  test("has its sum in sight on a phone while a visitor chooses", async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await visit(page, `/?plan=2.${rig}.1#plan`);
    for (const control of [page.getByRole("radio").first(), hours(page)]) {
      await control.scrollIntoViewIfNeeded();
      await expect(sum(page)).toBeInViewport({ ratio: 1 });
    }
  });

  test("follows a price without loading page data and without a change of the address's query, and Back leads to the price", async ({
    page,
  }) => {
    // Otherwise the other pages would be prefetched.
    await turnOnDataSaving(page);
    await visit(page, `/?from=poster&plan=3.${rig}.4`);
    await section(page).scrollIntoViewIfNeeded();
    await expect(hours(page)).toHaveValue("4");
    await page.waitForLoadState("networkidle");
    const requests: string[] = [];
    page.on("request", (request) => requests.push(request.url()));
    const offered = packages[0]?.hours ?? USUAL_HOURS;
    const price = page
      .getByRole("table")
      .getByRole("link", { name: tryHours(offered) })
      .first();
    await price.hover();
    const before = await page.evaluate(() => scrollY);
    await price.click();
    await expect(hours(page)).toHaveValue(String(offered));
    await expect(section(page)).toBeFocused();
    await expect(section(page)).toBeInViewport();
    await expect(page).toHaveURL(`/?from=poster&plan=3.${rig}.4#plan`);
    expect(requests.filter((url) => url.includes("/page-data/"))).toEqual([]);
    await page.goBack();
    await expect.poll(() => page.evaluate(() => scrollY)).toBeCloseTo(before, -2);
    await expect(hours(page)).toHaveValue(String(offered));
  });

  test("stays as long as the tab: on other pages, after Back and HOME, and after a reload of the shared link", async ({
    page,
  }) => {
    await visit(page, `/?plan=3.${rig}.4#plan`);
    await expect(hours(page)).toHaveValue("4");
    await hours(page).selectOption("2");
    await page.reload();
    await expect(hours(page)).toHaveValue("2");
    await follow(page, "/faq");
    await expect(page).toHaveURL("/faq");
    await page.goBack();
    await expect(hours(page)).toHaveValue("2");
    await follow(page, "/faq");
    await follow(page, "/");
    await section(page).scrollIntoViewIfNeeded();
    await expect(hours(page)).toHaveValue("2");
    // A different link replaces it.
    await visit(page, `/?plan=3.${rig}.5#plan`);
    await expect(hours(page)).toHaveValue("5");
    await visit(page, `/?plan=3.${rig}.5&split=3#plan`);
    await expect(split(page)).toHaveValue("3");
  });

  test("is shared in a link that holds the visit only, and that no messenger cuts off", async ({
    page,
  }) => {
    await page.addInitScript(() => {
      Object.assign(navigator, {
        share: async (data: ShareData) => Object.assign(window, { shared: data }),
      });
    });
    await visit(page, `/?fbclid=1&plan=3.${rig}.4.member#plan`);
    await button(page, plan.shareLabel).click();
    const { text, url } = await page.evaluate(() => Object(window).shared);
    expect(url).toBe(`${new URL(page.url()).origin}/?plan=3.${rig}.4.member#plan`);
    expect(text).toContain(await sum(page).textContent());
  });

  test("fills in the inquiry of a group", async ({ page }) => {
    const ask = section(page).getByRole("link", { name: filled(plan.ask.label) });
    const planFor = (count: number) => visit(page, `/?plan=${count}.${rig}.2#plan`);

    await planFor(Math.max(1, plan.ask.fromSize - 1));
    await expect(hours(page)).toBeVisible();
    await expect(ask).toHaveCount(plan.ask.fromSize > 1 ? 0 : 1);

    await planFor(plan.ask.fromSize);
    await ask.press("Enter");
    // Keyboard navigation continues at the form.
    await expect(page.locator("#inquiry")).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(field(page, "name")).toBeFocused();
    await expect(field(page, "eventType")).toHaveValue(filled(plan.ask.eventType));
    await expect(field(page, "message")).toHaveValue(
      new RegExp(`\\nTotal: RM.+\\n.+\\?plan=${plan.ask.fromSize}\\.${rig}\\.2#plan$`),
    );
  });
});

test("the planner is hidden when its code fails to load, and appears when the browser is online again", async ({
  page,
  context,
}) => {
  await visit(page, "/");
  await page.waitForLoadState("networkidle");
  await context.setOffline(true);
  await section(page).scrollIntoViewIfNeeded();
  await expect(section(page)).toBeHidden();
  await context.setOffline(false);
  await expect(hours(page)).toBeVisible();
});
