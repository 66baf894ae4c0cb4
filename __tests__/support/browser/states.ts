import type { Page } from "@playwright/test";
import type { Route } from "../../../src/domain/routes";
import { dataFiles } from "../fixture";
import { expectIdle, fillIn, inquiry, submit, withStatus } from "./inquiry";
import { openAllAnswers } from "./lines";
import { delayed } from "./loads";
import { menuButton } from "./menu";
import { expect, visit } from "./test";

/** Something that a visitor can open on a page, or the page as it loads. */
type State = {
  name: string;
  /** The CSS selector of the part of the page that differs from the page as it loads. */
  part: string;
  enter?: (page: Page) => Promise<unknown>;
  /** Closes what would otherwise cover the next state. */
  leave?: (page: Page) => Promise<unknown>;
  /** Whether the state exists only in narrow windows. */
  isNarrow?: boolean;
  /** Whether the state differs from the one before only in its words. */
  isAlike?: boolean;
};

const rigCards: State[] = dataFiles.rigs.rigs.map((_rig, index) => ({
  name: `the specs on rig card ${index + 1}`,
  part: `#rigs li:nth-of-type(${index + 1}):has(article)`,
  enter: async (page: Page) => {
    const card = page.locator("#rigs article").nth(index);
    await card.focus();
    await expect(card.getByRole("list")).toHaveCSS("opacity", "1");
  },
  leave: blur,
  isAlike: index > 0,
}));

const opened: Record<Route, State[]> = {
  "/": [
    {
      name: "the open menu",
      part: "header",
      enter: (page) => menuButton(page).click(),
      leave: (page) => menuButton(page).click(),
      isNarrow: true,
    },
    ...rigCards,
    {
      name: "the price of a group with membership, and a link to reserve",
      part: "form, form + div",
      enter: async (page) => {
        await page.getByLabel("What?").selectOption("Karaoke");
        await page.getByLabel("How many?").selectOption("12");
        await page.getByLabel("How long?").selectOption("11");
        await page.getByLabel("With membership").check();
      },
      leave: blur,
    },
    {
      name: "the lightbox",
      part: ".pswp",
      enter: async (page) => {
        await page.locator("figure a").first().click();
        await expect(page.getByRole("dialog", { name: "Large photos" })).toBeFocused();
      },
      leave: (page) => page.keyboard.press("Escape"),
    },
  ],
  "/events": [
    {
      name: "the open privacy notice",
      part: "#inquiry",
      enter: (page) => page.locator("summary").first().click(),
    },
    { name: "the invalid inquiry form", part: "#inquiry", enter: submit, leave: blur },
    sending(),
  ],
  "/faq": [{ name: "all answers", part: "main", enter: openAllAnswers }],
  "/about": [],
};

/** While an inquiry is being sent. */
function sending(): State {
  let answerNow = () => {};
  return {
    name: "the inquiry form that waits for an answer",
    part: "#inquiry",
    enter: async (page) => {
      const reply = delayed(withStatus(200));
      answerNow = reply.answerNow;
      await page.route(inquiry.endpoint, reply.answer);
      page.once("dialog", (dialog) => dialog.accept());
      await fillIn(page);
      await submit(page);
      await expect(page.locator("[aria-disabled=true]")).toBeVisible();
    },
    leave: async (page) => {
      answerNow();
      await expectIdle(page);
      await page.unroute(inquiry.endpoint);
    },
  };
}

async function blur(page: Page): Promise<void> {
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
}

/**
 * Opens a page, and calls `check` for the page as it loads and for everything that a visitor can open on it.
 * @param withAlike whether to do so for each of several states that differ only in their words
 */
export async function inEveryState(
  page: Page,
  path: Route,
  check: (state: Pick<State, "name" | "part">) => Promise<void>,
  { withAlike = false } = {},
): Promise<void> {
  const viewport = page.viewportSize() ?? { width: 0, height: 0 };
  // Otherwise a check could see a button while its colours change.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await visit(page, path);
  await check({ name: "the page as it loads", part: "html" });
  await page.setViewportSize(viewport);
  for (const { name, part, enter, leave, isNarrow, isAlike } of opened[path]) {
    if ((isNarrow && viewport.width >= 500) || (isAlike && !withAlike)) continue;
    await enter?.(page);
    await check({ name, part });
    await page.setViewportSize(viewport);
    await leave?.(page);
  }
}
