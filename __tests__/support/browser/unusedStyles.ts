import type { Page } from "@playwright/test";

type Coverage = Awaited<ReturnType<Page["coverage"]["stopCSSCoverage"]>>;

const block = String.raw`\{(?:[^{}]*\{[^}]*\})*[^{}]*\}`;

/**
 * CSS that Chromium never counts as used: fonts, keyframes, the wrappers of conditional rules, and rules for
 * print, for pages without scripting and for reduced motion.
 */
const uncounted = new RegExp(
  [
    String.raw`@font-face\s*\{[^}]*\}`,
    `@keyframes[^{]*${block}`,
    String.raw`@media[^{]*(?:print|scripting|prefers-reduced-motion:\s*reduce)[^{]*${block}`,
    String.raw`@(?:media|supports|container)[^{]*\{?`,
    String.raw`^\}+|\}+$`,
  ].join("|"),
  "g",
);

/** Returns the unused share of the CSS, from 0 to 1. */
export function unusedShare(coverage: Coverage): number {
  let unused = 0;
  let used = 0;
  for (const { text = "", ranges } of coverage) {
    let end = 0;
    for (const range of [...ranges, { start: text.length, end: text.length }]) {
      unused += text.slice(end, range.start).replace(uncounted, "").trim().length;
      used += range.end - range.start;
      end = range.end;
    }
  }
  return unused / (unused + used);
}
