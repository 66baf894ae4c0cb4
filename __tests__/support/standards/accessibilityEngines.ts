import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { dataFile } from "../site/data";
import type { Exceptions } from "./exceptions";

type Engine = {
  script: string;
  /** Runs in the page. Returns the rule and the element of each error. Ignores what a person has to judge. */
  violations: () => Promise<string[]>;
  exceptions: Exceptions;
};

const hasPromotions = dataFile("promotions").promotions.length > 0;

/** What the engines' scripts add to `window`. */
type Globals = {
  HTMLCS: {
    ERROR: number;
    process: (standard: string, content: Document, done: () => void) => void;
    getMessages: () => { type: number; code: string; element: Element }[];
  };
  ace: {
    Checker: new () => {
      check: (
        content: Document,
        rulesets: string[],
      ) => Promise<{
        results: { ruleId: string; reasonId: string; value: [string, string]; snippet: string }[];
      }>;
    };
  };
};

export const engines: Record<string, Engine> = {
  "IBM Equal Access (WCAG 2.2 AA)": {
    script: require.resolve("accessibility-checker-engine/ace.js"),
    violations: async () => {
      const { ace } = window as unknown as Globals;
      const { results } = await new ace.Checker().check(document, ["WCAG_2_2"]);
      return results
        .filter(({ value: [level, result] }) => level === "VIOLATION" && result === "FAIL")
        .map(({ ruleId, reasonId, snippet }) => `${ruleId} ${reasonId} ${snippet.slice(0, 160)}`);
    },
    exceptions: {
      ...(hasPromotions && {
        element_orientation_unlocked:
          "The rule takes the tilt of the promotion, 1.5 degrees, for a page that is locked to one orientation.",
      }),
    },
  },
  "HTML_CodeSniffer (WCAG 2 AA)": {
    script: require.resolve("html_codesniffer/build/HTMLCS.js"),
    violations: () =>
      new Promise((resolve) => {
        const { HTMLCS } = window as unknown as Globals;
        // Version 2.5.1 does not know that inputs without a type are text fields, and throws an error.
        for (const input of document.querySelectorAll("input:not([type])")) {
          input.setAttribute("type", "text");
        }
        HTMLCS.process("WCAG2AA", document, () => {
          const errors = HTMLCS.getMessages().filter(({ type }) => type === HTMLCS.ERROR);
          resolve(errors.map(({ code, element }) => `${code} ${element.outerHTML?.slice(0, 160)}`));
        });
      }),
    exceptions: {},
  },
};

/** Runs an engine on the open page. The Content-Security-Policy forbids its script, so `evaluate` adds it. */
export async function violationsOn(page: Page, { script, violations }: Engine): Promise<string[]> {
  await page.evaluate(readFileSync(script, "utf8"));
  return page.evaluate(violations);
}
