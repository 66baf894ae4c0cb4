import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { formatRinggit } from "../../../../src/domain/format/ringgit";
import { estimate } from "../../../../src/domain/pricing/estimate";
import { publicFolder } from "../../site/testSite";

const homePage = JSON.parse(
  readFileSync(join(publicFolder, "page-data/index/page-data.json"), "utf8"),
);

export type Look = Awaited<ReturnType<typeof look>>;

/** What a visitor sees of a page, and what a test can know of it. */
export const look = (page: Page) =>
  page.evaluate(() => {
    const root = document.scrollingElement as Element;
    const answers = [...document.querySelectorAll<HTMLDetailsElement>("details:has(h2)")];
    const calculator = document.querySelector<HTMLFormElement>("form:has(select)");
    const fields = calculator && new FormData(calculator);
    const targets = [...document.querySelectorAll("main, main [id]")];
    return {
      address: location.pathname + location.search + location.hash,
      title: document.title,
      headings: [...document.querySelectorAll("h1")].map(({ textContent }) => textContent),
      mains: document.querySelectorAll("main").length,
      /** In px. */
      y: scrollY,
      isAtEnd: scrollY + innerHeight >= root.scrollHeight - 1,
      /** In px: where each element begins below the navbar. */
      tops: Object.fromEntries(
        targets.map((element) => [
          element.id,
          element.getBoundingClientRect().top -
            Number.parseFloat(getComputedStyle(element).scrollMarginTop),
        ]),
      ),
      dialogs: document.querySelectorAll(".pswp").length,
      isInert: document.querySelector("#___gatsby")?.hasAttribute("inert") ?? true,
      hasFocus: document.activeElement !== document.body,
      openAnswers: answers.filter(({ open }) => open).length,
      /** In px. */
      answerHeight: answers
        .filter(({ open }) => open)
        .reduce((sum, answer) => sum + answer.clientHeight, 0),
      /** In px. */
      sideways: root.scrollWidth - root.clientWidth,
      /** Null on other pages. */
      calculator: fields && {
        rigId: String(fields.get("rig")),
        count: Number(fields.get("count")),
        hours: Number(fields.get("hours")),
        isMember: fields.has("member"),
        total: calculator?.parentElement?.querySelector("[role=status]")?.textContent,
      },
    };
  });

/** The price of what is chosen in the calculator. */
export function totalOf(choice: NonNullable<Look["calculator"]>): string {
  return formatRinggit(estimate(choice, homePage.result.data.pricingJson).total);
}
