import type { Locator } from "@playwright/test";
import { routes } from "../../src/domain/routes";
import { beforeOpening, expect, test, visit } from "../support/browser/test";

/*
 * What docs/design.md says about the grid and the sizes of headings.
 */

const WIDTHS = [360, 768, 1280, 1920];

test("sections, cards and heads begin and end at columns of the grid, headings are smaller than those above them, main headings have one size, and intros are at most 42 characters wide", async ({
  page,
}) => {
  const mainHeadings = new Set<string>();
  for (const route of routes) {
    await visit(page, route);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      const place = `${route} at ${width} px`;
      expect.soft(await page.evaluate(offGrid), place).toEqual([]);
      const { sizes, wideIntros } = await page.evaluate(typeOfHeads);
      for (const [level, smallest, largest] of sizes) {
        const [, , below = 0] = sizes.find(([other]) => other === level + 1) ?? [];
        expect.soft(smallest, `h${level} of ${place}`).toBeGreaterThan(below);
        expect.soft(largest, `h${level} of ${place}`).toBe(smallest);
        if (level === 1) mainHeadings.add(`${largest} px at ${width} px`);
      }
      expect.soft(wideIntros, place).toEqual([]);
    }
  }
  expect([...mainHeadings]).toHaveLength(WIDTHS.length);
});

/** Runs in the page. Lists blocks whose edges are not at an edge of one of the twelve columns. */
function offGrid(): string[] {
  const content = (document.querySelector("header > div") as Element).getBoundingClientRect();
  const gap = Number.parseFloat(
    getComputedStyle(document.querySelector("footer > div") as Element).columnGap,
  );
  const step = (content.width + gap) / 12;
  const isAt = (edge: number) => Math.abs(edge - step * Math.round(edge / step)) <= 1;
  const problems: string[] = [];
  const check = (element: Element, checksEnd: boolean) => {
    const { left, right, width } = element.getBoundingClientRect();
    if (width <= 1) return;
    const [begin, end] = [left - content.left, right - content.left + gap];
    if (isAt(begin) && (!checksEnd || isAt(end))) return;
    problems.push(`${Math.round(begin)}–${Math.round(end)}: ${element.outerHTML.slice(0, 120)}`);
  };
  const cards = "main :is(li:has(> article), li:has(> figure), li:has(> picture), li:has(h4))";
  for (const card of document.querySelectorAll(cards)) check(card, true);
  const surfaces =
    "main :is(section section, #inquiry form, #inquiry div:has(> h3 + ul), article > ul)";
  for (const surface of document.querySelectorAll(surfaces)) check(surface, true);
  for (const head of document.querySelectorAll("main :is(h1, h2, h3)")) {
    if (!head.closest("li, summary, section section:has(form), div:has(> h3 + ul)")) {
      check(head, false);
    }
  }
  return problems;
}

/** Runs in the page. Returns the smallest and the largest size of the headings of each level, in px. */
function typeOfHeads() {
  const labels = "section > div > h1 ~ h2";
  const sizes = [1, 2, 3, 4].flatMap((level): [number, number, number][] => {
    const headings = [...document.querySelectorAll(`main h${level}:not(details *, ${labels})`)];
    const all = headings.map((each) => Number.parseFloat(getComputedStyle(each).fontSize));
    return all.length > 0 ? [[level, Math.min(...all), Math.max(...all)]] : [];
  });
  const context = new OffscreenCanvas(1, 1).getContext("2d") as OffscreenCanvasRenderingContext2D;
  const sample = "Come and play with friends, or come alone.";
  const wideIntros = [
    ...document.querySelectorAll("main section > div:not(:has(h1)) > h2 + p"),
  ].flatMap((intro) => {
    const { font, width } = getComputedStyle(intro);
    context.font = font;
    const room = (Number.parseFloat(width) / context.measureText(sample).width) * sample.length;
    return Math.min(room, `${intro.textContent}`.length) > 43
      ? [`${room}: ${intro.textContent}`]
      : [];
  });
  return { sizes, wideIntros };
}

/** Leaves `count` of the photos of a list, or adds copies of the first one. */
const showPhotos = (list: Locator, count: number) =>
  list.evaluate((photos, wanted) => {
    while (photos.children.length > wanted) photos.lastElementChild?.remove();
    while (photos.children.length < wanted) {
      photos.append((photos.firstElementChild as Element).cloneNode(true));
    }
  }, count);

test("from 1 to 12 photos of the gallery fill their rows, in which they have the same height", async ({
  page,
}) => {
  const list = page.locator("#community ul");
  await visit(page, "/");
  for (let count = 12; count > 0; count -= 1) {
    await showPhotos(list, count);
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const problems = await list.evaluate((photos) => {
        const frame = photos.getBoundingClientRect();
        const rows = new Map<number, DOMRect[]>();
        for (const photo of photos.children) {
          const box = photo.getBoundingClientRect();
          const top = Math.round(box.top);
          rows.set(top, [...(rows.get(top) ?? []), box]);
        }
        const gap = Number.parseFloat(getComputedStyle(photos).columnGap);
        return [...rows.values()].filter((boxes) => {
          const filled = boxes.reduce((sum, box) => sum + box.width + gap, -gap);
          const heights = boxes.map(({ height }) => height);
          const differ = Math.max(...heights) - Math.min(...heights) > 1;
          return Math.abs(filled - frame.width) > 1 || differ;
        }).length;
      });
      expect.soft(problems, `${count} photos at ${width} px`).toBe(0);
    }
  }
});

test("at 1920 × 1080 px, the head of the next section is in the first screen", async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  // Without a notice above it, which is there for some days only.
  await visit(page, "/", beforeOpening - 365 * 24 * 60 * 60_000);
  await expect(page.locator("#rigs-heading")).toBeInViewport({ ratio: 1 });
});

test("a promotion and a past event are low enough to be read past", async ({ page }) => {
  const heightOf = (selector: string) =>
    page.locator(selector).evaluate((element) => element.getBoundingClientRect().height);
  for (const [width, most] of [
    [360, 300],
    [1280, 360],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await visit(page, "/");
    for (const id of ["#promotion-1", "#promotion-3"]) {
      expect(await heightOf(id), `${id} at ${width} px`).toBeLessThanOrEqual(most);
    }
  }
  await visit(page, "/events");
  const heights = await page
    .locator("#past-events article")
    .evaluateAll((events) => events.map((event) => event.getBoundingClientRect().height));
  expect(Math.max(...heights)).toBeLessThan(750);
});
