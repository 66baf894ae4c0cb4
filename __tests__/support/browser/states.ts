import type { Page } from "@playwright/test";
import { type Route, routes } from "../../../src/domain/routes";
import { dataFile, filled } from "../site/data";
import { submit } from "./inquiry";
import { menuButton } from "./menu";
import { expect, visit } from "./test";

type State = {
  name: string;
  path: Route;
  /** Brings the open page into this state. */
  enter: (page: Page) => Promise<void>;
  /** Whether the state exists only in narrow viewports. */
  isNarrow?: boolean;
};

const plan = dataFile("plan");
const { lightbox } = dataFile("site");

const pages: State[] = routes.map((path) => ({ name: path, path, enter: async () => {} }));

const opened: State[] = [
  {
    name: "the open menu",
    path: "/",
    enter: (page) => menuButton(page).click(),
    isNarrow: true,
  },
  {
    name: "a rig card's specs",
    path: "/",
    enter: async (page) => {
      await page.getByRole("article").getByRole("button").first().focus();
      await expect(page.getByRole("article").getByRole("list").first()).toHaveCSS("opacity", "1");
    },
  },
  {
    name: "a plan of two lines with a birthday",
    path: "/",
    enter: async (page) => {
      const section = page.locator("#plan");
      await section.scrollIntoViewIfNeeded();
      await section.getByRole("slider").press("ArrowRight");
      await section.getByLabel(filled(plan.membersLabel), { exact: true }).check();
      await section.getByRole("button", { name: filled(plan.addLabel), exact: true }).click();
      await section.getByLabel(filled(plan.birthdayLabel), { exact: true }).check();
    },
  },
  {
    name: "the lightbox",
    path: "/",
    enter: async (page) => {
      await page.locator("figure a").first().click();
      await expect(page.getByRole("dialog", { name: filled(lightbox.label) })).toBeFocused();
    },
  },
  {
    name: "an open answer",
    path: "/faq",
    enter: (page) => page.locator("summary").first().click(),
  },
  {
    name: "the open privacy notice",
    path: "/events",
    enter: (page) => page.locator("summary").first().click(),
  },
  {
    name: "the invalid inquiry form",
    path: "/events",
    enter: submit,
  },
];

/** The four pages as they load, and everything that a visitor can open on them. */
export const statesAt = (width: number) =>
  [...pages, ...opened].filter(({ isNarrow = false }) => !isNarrow || width < 500);

export async function visitState(page: Page, { path, enter }: State): Promise<void> {
  await visit(page, path);
  await enter(page);
}
