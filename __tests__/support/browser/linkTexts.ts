import type { Page } from "@playwright/test";
import { addressLines } from "../../../src/domain/format/address";
import { daysOfWeek, months } from "../../../src/domain/time/dates";
import { dataFiles, filled } from "../fixture";

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

const days = daysOfWeek("Monday-Sunday");
const anyOf = (names: string[]) => `(${names.join("|")})`;
const shortly = (names: string[]) => names.map((name) => name.slice(0, 3));

const time = "\\d{1,2}:\\d\\d [AP]M";

const pattern = [
  // A phone number.
  "\\+?\\d[\\d -]{7,}\\d",
  `${time}(-${time})?`,
  `(${anyOf(days)} )?\\d{1,2} ${anyOf(months)}( \\d{4})?`,
  `\\b${anyOf([...days, ...shortly(days), ...shortly(months)])}\\b`,
  "RM\\d+(\\.\\d\\d)?",
  // An e-mail address.
  "[\\w.]+@[\\w.-]+\\w",
  ...addressLines(dataFiles.site.address).map((line) => escaped(filled(line))),
].join("|");

/**
 * Puts each phone number, time, date, price and address into a link of its own, as some browsers and extensions do. Returns how
 * many.
 */
export function linkTexts(page: Page): Promise<number> {
  return page.locator("#___gatsby").evaluate((root, source) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    let count = 0;
    for (const text of texts) {
      if (text.parentElement?.closest("option, noscript")) continue;
      let rest = text;
      for (const [found] of text.data.matchAll(new RegExp(source, "g"))) {
        const match = rest.splitText(rest.data.indexOf(found));
        rest = match.splitText(found.length);
        const link = document.createElement("a");
        link.href = "tel:1";
        match.replaceWith(link);
        link.append(match);
        count += 1;
        for (const part of [link.previousSibling, rest]) {
          if (part instanceof Text && !part.data) part.remove();
        }
      }
    }
    return count;
  }, pattern);
}
