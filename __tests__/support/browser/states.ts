import type { Page } from "@playwright/test";
import type { Route } from "../../../src/domain/routes";
import { fillIn, inquiry, submit } from "./inquiry";
import { menuButton } from "./menu";
import { expect, openTime, visit } from "./test";

/** What a visitor can open on each page, or finds at another time, and how. */
const opened: Partial<Record<Route, Record<string, (page: Page) => Promise<unknown>>>> = {
  "/": {
    "the open menu": (page) => menuButton(page).click(),
    "the specs on a rig card": async (page) => {
      const card = page.locator("#rigs article").first();
      await card.focus();
      await expect(card.getByRole("list")).toHaveCSS("opacity", "1");
    },
    "the prices of a group, and a link to reserve": async (page) => {
      await page.getByLabel("What?").selectOption("Karaoke");
      await page.getByLabel("How many?").selectOption("12");
      await page.getByLabel("How long?").selectOption("11");
    },
    "the lightbox": async (page) => {
      await page.locator("figure a").first().click();
      await expect(page.getByRole("dialog", { name: "Large photos" })).toBeFocused();
    },
    "the page while the venue is open": async (page) => {
      await visit(page, "/", openTime);
      await expect(page.getByRole("contentinfo")).toContainText("Open until");
    },
  },
  "/events": {
    "the open privacy notice": (page) => page.locator("summary").first().click(),
    "the invalid inquiry form": submit,
    "the inquiry form that waits for an answer": async (page) => {
      await page.route(inquiry.endpoint, () => undefined);
      await fillIn(page);
      await submit(page);
      await expect(page.locator("[aria-disabled=true]")).toBeVisible();
    },
  },
  "/faq": { "all answers": openAllAnswers },
};

/** Removes the name that the FAQ answers share, which lets only one be open, and opens them all. */
export async function openAllAnswers(page: Page): Promise<void> {
  await page.locator("details").evaluateAll((items) => {
    for (const item of items) Object.assign(item, { name: "", open: true });
  });
}

/** Calls `check` for a page on a phone as it loads, and for everything that a visitor can open on it. */
export async function inEveryState(
  page: Page,
  path: Route,
  check: (state: string) => Promise<void>,
): Promise<void> {
  // Otherwise a check could see a button while its colours change.
  await page.emulateMedia({ reducedMotion: "reduce" });
  const states: NonNullable<(typeof opened)[Route]> = {
    "the page as it loads": async () => undefined,
    ...opened[path],
  };
  for (const [state, open] of Object.entries(states)) {
    await page.setViewportSize({ width: 360, height: 800 });
    await visit(page, path);
    await open(page);
    await check(state);
  }
}
