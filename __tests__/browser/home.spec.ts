import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { expectTotals } from "../support/browser/calculator";
import { holdBack } from "../support/browser/loads";
import {
  beforeOpening,
  expect,
  hydrated,
  INVISIBLE_SHIFT,
  openNow,
  test,
  visit,
} from "../support/browser/test";
import { textProblemsAtAllWidths } from "../support/browser/textLayout";
import { dataFiles, filled } from "../support/fixture";

const { rigs } = dataFiles.rigs;

test("the first picture is the largest contentful paint", async ({ page }) => {
  // A plain picture has so few bytes that Chromium takes it for a background.
  const noise = { type: "gaussian", mean: 128, sigma: 40 } as const;
  const create = { width: 1280, height: 800, channels: 3, background: "black", noise } as const;
  const body = await sharp({ create }).jpeg().toBuffer();
  await page.route(/\/hero-(wide|tall)\./, (route) => route.fulfill({ body }));
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      const largest = Object(list.getEntries().at(-1)).element?.alt;
      Object.assign(window, { largest });
    }).observe({ type: "largest-contentful-paint", buffered: true });
  });
  await visit(page, "/");
  await expect.poll(() => page.evaluate(() => Object(window).largest)).toBe("The whole hall.");
});

test("the first screen of a small phone says what is there, whether it is open, what it costs, how to get a seat, where it is, and how to ask", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  // Without a notice above it, which is there for some days only.
  await visit(page, "/", beforeOpening - 365 * 24 * 60 * 60_000);
  const screen = page.locator("#reservation");
  const { links, map } = dataFiles.site;
  for (const part of [
    screen.getByRole("heading", { level: 1 }),
    openNow(page).first(),
    ...(await screen.getByRole("definition").all()),
    screen.locator("a[target]"),
    screen.getByText("You can keep dance floor and karaoke box."),
    screen.getByText("Come as you are for pinball and ball pit."),
    screen.locator(`a[href="${filled(map.directionsUrl)}"]`),
    screen.getByRole("link", { name: links.chat.label }),
    screen.locator(`a[href^="tel:"]`),
  ]) {
    await expect(part).toBeInViewport({ ratio: 1 });
  }
});

test("on a phone, a screen reader hears beside each price what it is for, without the headings of columns", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await visit(page, "/");
  await expect(page.getByRole("table", { name: "Prices" })).toMatchAriaSnapshot(`
    - table "Prices":
      - rowgroup:
        - row:
          - rowheader "Pinball"
          - cell "1 hour RM12.50"
          - cell "1 hour, member RM9.90"
          - cell "3 hours, member RM28"
          - cell "5 hours, member RM41.50"
        - row:
          - rowheader "Dancing"
          - cell "1 hour RM22 for two"
          - cell "1 hour, member No member rate"
  `);
});

for (const width of [390, 1280]) {
  test(`the calculator agrees with its fields after Back, Forward and reload, and nothing moves at ${width} px`, async ({
    page,
    layoutShift,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    await visit(page, "/");
    const fields = page.locator("main form");
    const read = () => fields.evaluate((form: HTMLFormElement) => [...new FormData(form)].join());
    await page.getByLabel("What?").selectOption({ index: 3 });
    await page.getByLabel("How many?").selectOption("3");
    await page.getByLabel("How long?").selectOption("11");
    const chosen = await read();
    // What is below the calculator, which changes its height.
    const below = page.locator("#membership-heading");
    const topOf = () => below.evaluate((heading) => heading.getBoundingClientRect().top);
    await below.evaluate((heading) => heading.scrollIntoView());
    const top = await topOf();
    for (const [what, move] of [
      ["Back", () => page.goto("/faq").then(() => page.goBack())],
      ["Forward", () => page.goBack().then(() => page.goForward())],
      ["reload", () => page.reload()],
    ] as const) {
      await move();
      await hydrated(page);
      await expectTotals(page);
      expect(await layoutShift(), what).toBeLessThan(INVISIBLE_SHIFT);
      // Chromium does not keep the fields at a reload.
      if (what === "reload") continue;
      expect(await read(), what).toBe(chosen);
      expect(Math.abs((await topOf()) - top), what).toBeLessThan(1);
    }
  });
}

test("the calculator takes the first entry if the browser restores none, because what the visitor chose is gone", async ({
  page,
}) => {
  const hydrateNow = await holdBack(page, /\/app-[^/]*\.js/);
  await page.goto("/", { waitUntil: "commit" });
  const rig = page.getByLabel("What?");
  await rig.evaluate((select: HTMLSelectElement) => {
    select.selectedIndex = -1;
  });
  hydrateNow();
  await hydrated(page);
  await expect(rig).toHaveValue(dataFiles.pricing.rates[0]?.rig ?? "");
  await expectTotals(page);
});

test.describe("a rig card", () => {
  const card = (page: Page, index: number) => page.locator("#rigs article").nth(index);

  /** Checks the opacity of the specs, because they are always in the document. */
  const expectSpecs = (rigCard: Locator, opacity: "0" | "1") =>
    expect(rigCard.getByRole("list")).toHaveCSS("opacity", opacity);

  test("has the rig's name and specs, which it shows on hover and while it has the focus", async ({
    page,
  }) => {
    await visit(page, "/");
    for (const [index, { name, specs }] of rigs.entries()) {
      await expect(card(page, index).getByRole("heading")).toHaveText(name);
      await expect(card(page, index).getByRole("listitem")).toHaveText(specs);
      await expectSpecs(card(page, index), "0");
      // The sign that there is more.
      await expect(card(page, index).locator("svg")).toBeVisible();
      await card(page, index).hover();
      await expectSpecs(card(page, index), "1");
    }
    await page.mouse.move(0, 0);
    await expectSpecs(card(page, rigs.length - 1), "0");
    await card(page, 0).focus();
    for (const index of rigs.keys()) {
      await expect(card(page, index)).toBeFocused();
      await expectSpecs(card(page, index), "1");
      await page.keyboard.press("Tab");
      await expectSpecs(card(page, index), "0");
    }
  });

  test("shows its specs at once if the visitor prefers reduced motion", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await visit(page, "/");
    const specs = card(page, 0).getByRole("list");
    await expect(specs).toHaveCSS("transition-duration", "0.001s, 0.001s");
  });

  test.describe("on a touch screen", () => {
    test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

    test("shows its specs at once, below its name, has no control, and no text is broken, cut off or covered", async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: "reduce" });
      await visit(page, "/");
      for (const index of rigs.keys()) {
        await expectSpecs(card(page, index), "1");
        const name = await card(page, index).getByRole("heading").boundingBox();
        const specs = await card(page, index).getByRole("list").boundingBox();
        expect(specs?.y).toBeGreaterThan((name?.y ?? 0) + (name?.height ?? 0));
        await expect(card(page, index).locator("a, button, [aria-expanded]")).toHaveCount(0);
        await expect(card(page, index).locator("svg")).toBeHidden();
      }
      expect(await textProblemsAtAllWidths(page, [16])).toEqual({});
    });
  });
});

test.describe("the bar with RESERVATION", () => {
  const barLink = (page: Page) =>
    page.locator("main > div > div:first-child > a", { hasText: "KEEP A SEAT" });

  const scrollTo = (page: Page, selector: string) =>
    page.locator(selector).evaluate((node) => node.scrollIntoView({ behavior: "instant" }));

  test("has the first screen's link and its note on phones, from there to the footer, and moves nothing, also when its link gets the focus", async ({
    page,
    layoutShift,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await visit(page, "/");
    await expect(barLink(page)).not.toBeInViewport();
    const href = await page.locator("#reservation a[target]").getAttribute("href");
    await expect(barLink(page)).toHaveAttribute("href", href as string);
    for (const [place, isShown] of [
      ["#rigs", true],
      ["footer > p", false],
      ["#community", true],
      ["#reservation", false],
      ["#pricing", true],
    ] as const) {
      await scrollTo(page, place);
      const link = expect(barLink(page), place);
      await (isShown ? link.toBeInViewport({ ratio: 1 }) : link.not.toBeInViewport());
    }
    for (const words of ["You can keep dance floor", "Come as you are"]) {
      await expect(
        page.locator("main > div > div:first-child > p", { hasText: words }),
      ).toBeInViewport();
    }
    expect(await layoutShift()).toBeLessThan(INVISIBLE_SHIFT);
    const before = await page.evaluate(() => scrollY);
    await barLink(page).focus();
    await expect(barLink(page)).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(before);
  });

  test("is away while the calculator's own button is in sight, and where it would cover the last photos", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await visit(page, "/");
    for (const [place, isThere] of [
      ["#calculator-link", false],
      ["#community", true],
      ["#community li:last-child", false],
      ["#rigs", true],
    ] as const) {
      await scrollTo(page, place);
      await expect(barLink(page), place).toBeVisible({ visible: isThere });
    }
  });

  test("is not shown in a low window or a wide one", async ({ page }) => {
    for (const viewport of [
      { width: 568, height: 320 },
      { width: 1280, height: 800 },
    ]) {
      await page.setViewportSize(viewport);
      await visit(page, "/");
      await scrollTo(page, "#rigs");
      await expect(barLink(page)).toBeHidden();
    }
  });
});
