import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { estimateVisit } from "../../../../src/domain/pricing/estimateVisit";
import { formatSum } from "../../../../src/sections/home/planner/receiptText";
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
    const planner = document.querySelector("#plan");
    const isChecked = (box?: HTMLInputElement | null) => box?.checked ?? false;
    const numbersIn = (part?: Element | null) =>
      [...(part?.querySelectorAll("select") ?? [])].map(({ value }) => Number(value));
    const lines = [...(planner?.querySelectorAll("fieldset:has(fieldset)") ?? [])].map((line) => {
      const radios = [...line.querySelectorAll<HTMLInputElement>("[type=radio]")];
      const [count = 0, hours = 0] = numbersIn(line);
      return {
        rig: radios.findIndex(isChecked),
        count,
        hours,
        isMember: isChecked(line.querySelector<HTMLInputElement>("[type=checkbox]")),
      };
    });
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
            Number.parseFloat(getComputedStyle(root).scrollPaddingTop),
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
      /** Null while the planner is not there. */
      plan:
        lines.length > 0
          ? {
              lines,
              people: numbersIn(planner).at(-1) ?? 0,
              sum: planner?.querySelector("[role=status]")?.textContent,
            }
          : null,
    };
  });

/** The sum of the planner's fields, in words. */
export function sumOf({ lines, people }: NonNullable<Look["plan"]>): string {
  const { pricingJson } = homePage.result.data;
  const visit = {
    lines: lines.map(({ rig, ...line }) => ({ ...line, rigId: pricingJson.rates[rig].rig.id })),
    people,
  };
  return formatSum(estimateVisit(visit, pricingJson));
}
