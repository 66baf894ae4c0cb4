import type { Page } from "@playwright/test";
import { routes } from "../../src/domain/routes";
import { follow, menu, menuButton } from "../support/browser/menu";
import { expect, hydrated, nextFrame, test, visit } from "../support/browser/test";

/** In px: 1280 × 1024 at a zoom of 400 %, a phone, and a laptop. */
const windows = [
  { width: 320, height: 256 },
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
];

test.use({ reducedMotion: "reduce" });

/** Runs in the page. The next Tab goes to the first control. After `blur()`, it would go on from the last one. */
function focusNothing() {
  document.body.tabIndex = -1;
  document.body.focus();
  document.body.removeAttribute("tabindex");
}

/** What has the focus, and what is wrong with it. */
const focusState = (page: Page) =>
  page.evaluate(() => {
    const isVisible = (style: string, width: string, colour: string) =>
      style !== "none" && Number.parseFloat(width) > 0 && !/^rgba\(.*, 0\)$/.test(colour);
    const showsRing = (element: Element) => {
      // A photo covers the outline of its link, so the link has a border over the photo instead.
      if (element.matches("a:has(picture)")) {
        const { borderTopStyle, borderTopWidth, borderTopColor, content } = getComputedStyle(
          element,
          "::after",
        );
        return content !== "none" && isVisible(borderTopStyle, borderTopWidth, borderTopColor);
      }
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element);
      return isVisible(outlineStyle, outlineWidth, outlineColor);
    };
    /** Whether some points of an element are neither covered nor outside of the window. */
    const isInSight = (element: Element) => {
      const [box = new DOMRect()] = element.getClientRects();
      // Of a control that is higher than the window, a part is enough.
      const [top, bottom] = [Math.max(box.top, 0), Math.min(box.bottom, innerHeight)];
      return [0.1, 0.5, 0.9].some((part) => {
        const hit = document.elementFromPoint(
          box.left + box.width / 2,
          top + (bottom - top) * part,
        );
        return !!hit && (element.contains(hit) || hit.contains(element));
      });
    };
    const withAncestors = (element: Element): Element[] =>
      element.parentElement ? [element, ...withAncestors(element.parentElement)] : [element];
    const describe = (problem: string, element: Element) =>
      `${problem}: ${element.outerHTML.slice(0, 120)}`;

    const focused = document.activeElement;
    if (!focused || focused === document.body) {
      const ringed = [...document.body.querySelectorAll("*")].filter(showsRing);
      const problems = ringed.map((element) => describe("a ring without the focus", element));
      return { isFirstStop: true, problems };
    }
    const problems: string[] = [];
    // Inside an iframe, the embedded document draws the ring.
    if (focused.tagName !== "IFRAME") {
      if (!isInSight(focused)) problems.push(describe("out of view", focused));
      if (!withAncestors(focused).some(showsRing)) problems.push(describe("no ring", focused));
    }
    return { isFirstStop: focused.getAttribute("href") === "#main", problems };
  });

for (const path of routes) {
  test(`every control on ${path} is reached with Tab, in view and with a focus ring`, async ({
    page,
  }) => {
    await visit(page, path);
    for (const viewport of windows) {
      await page.setViewportSize(viewport);
      const controls = await page
        .locator(
          "a:visible, button:visible, summary:visible, input:visible, select:visible, textarea:visible",
        )
        .count();
      for (const key of ["Tab", "Shift+Tab"] as const) {
        await page.evaluate(focusNothing);
        const found = (await focusState(page)).problems;
        let stops = 0;
        for (let isAround = false; !isAround; stops += 1) {
          await page.keyboard.press(key);
          const { isFirstStop, problems } = await focusState(page);
          isAround = isFirstStop && stops > 0;
          found.push(...problems);
        }
        const place = `${key} at ${viewport.width} × ${viewport.height} px`;
        expect.soft(found, place).toEqual([]);
        // Backwards, some controls come before the place where the focus starts.
        if (key === "Tab") expect.soft(stops, place).toBeGreaterThan(controls);
      }
    }
  });
}

test("with a notice, the open menu fits into every window in which it has its button, and each item can be reached with a pointer and the keyboard", async ({
  page,
}) => {
  await visit(page, "/");
  await expect(page.getByRole("complementary")).toBeVisible();
  const button = menuButton(page);
  for (const viewport of [
    { width: 320, height: 180 },
    { width: 740, height: 360 },
    { width: 360, height: 740 },
  ]) {
    await page.setViewportSize(viewport);
    await page.evaluate(() => scrollTo(0, 0));
    await button.click();
    await expect(menu(page)).toBeInViewport({ ratio: 1 });
    for (const item of await page.locator("header nav a").all()) {
      // Playwright scrolls to the item, and fails if something else receives the click there.
      await item.click({ trial: true });
      await item.focus();
      const { problems } = await focusState(page);
      // There is no ring after a click.
      expect(problems.filter((problem) => !problem.startsWith("no ring"))).toEqual([]);
    }
    await button.click();
  }
});

test("after a link to another page, Tab begins with the skip link, which moves the focus to the main content, without a ring around it", async ({
  page,
}) => {
  await visit(page, "/");
  await follow(page, "/about", (link) => link.press("Enter"));
  await expect(page).toHaveURL("/about");
  await hydrated(page);
  await page.keyboard.press("Tab");
  await expect(page.locator('a[href="#main"]')).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.locator("#main")).toBeFocused();
  await expect(page.locator("#main")).toHaveCSS("outline-style", "none");
});

/** Presses keys, and expects that each leaves the page where it is. */
async function expectPageStays(page: Page, keys: string[]) {
  const y = await page.evaluate(() => scrollY);
  expect(y).toBeGreaterThan(0);
  for (const key of keys) {
    await page.keyboard.press(key);
    await nextFrame(page);
    expect(await page.evaluate(() => scrollY), key).toBe(y);
  }
}

test("keys in the navbar and on the skip link leave the page where it is", async ({ page }) => {
  await visit(page, "/");
  const links = page.getByRole("banner").getByRole("link");
  await page.evaluate(() => scrollTo(0, 2600));
  await links.first().evaluate((link: HTMLElement) => link.focus({ preventScroll: true }));
  const others = (await links.count()) - 1;
  await expectPageStays(page, [
    ...Array(others).fill("Tab"),
    ...Array(others).fill("Shift+Tab"),
    "Shift+Tab",
  ]);
  await expect(page.locator('a[href="#main"]')).toBeFocused();
  await expectPageStays(page, ["Tab"]);
});

test("keys in the reservation bar leave the page where it is", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 740 });
  await visit(page, "/");
  const card = page.locator("#rigs article").first();
  await card.focus();
  await expectPageStays(page, ["Shift+Tab", "Tab"]);
  await expect(card).toBeFocused();
});
