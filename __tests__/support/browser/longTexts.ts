import type { Page } from "@playwright/test";
import { contentNames, schemas } from "../../../src/content/schema";
import { fieldNotes } from "../../../src/content/schema/fieldNotes";
import { leaves } from "../../../src/content/schema/fieldTree";
import { dataFiles, filled } from "../fixture";

// cspell:disable
const samples = [
  "Pertandingan lumba kereta bersama rakan pada tengah malam. ",
  "深夜大厅欢迎你来玩赛车。",
  "நள்ளிரவு கூடத்தில் விளையாட வாருங்கள். ",
  "تعال والعب مع أصدقائك الليلة. ",
];
// cspell:enable

/** For each text of the data, one in another language, as long as the check of the data allows. */
function longestTexts(): Record<string, string> {
  const texts = contentNames
    .flatMap((name) => leaves(schemas[name], dataFiles[name]))
    .map(({ schema, value }) => ({ text: filled(String(value)), ...fieldNotes.get(schema) }))
    .filter(({ kind = "" }) => ["text", "plainText"].includes(kind))
    // If two fields have the same text, the one with less space is the last, which counts.
    .sort((one, other) => (other.maxLength ?? 0) - (one.maxLength ?? 0));
  return Object.fromEntries(
    texts.map(({ text, maxLength = 0 }, index) => {
      const sample = samples[index % samples.length] as string;
      return [
        text,
        sample
          .repeat(maxLength / sample.length + 1)
          .slice(0, maxLength)
          .trim(),
      ];
    }),
  );
}

/** Replaces all texts of the open page that come from the data. Returns their number. */
export function lengthenTexts(page: Page): Promise<number> {
  return page.evaluate((longest) => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    let count = 0;
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const replacement = longest[text.textContent ?? ""];
      if (!replacement) continue;
      text.textContent = replacement;
      count += 1;
    }
    return count;
  }, longestTexts());
}
