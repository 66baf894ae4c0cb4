import { collectFacts, type Facts, factOwners } from "../facts";
import { formatValue } from "../mistake";
import { nearMiss } from "../nearMiss";
import { fillPlaceholders, placeholderNames } from "../placeholders";
import { hasAll, type NotedLeaf } from "../schema";
import { isAddress } from "../schema/addresses";
import { takesPlaceholders } from "../schema/field";
import { hasRateForUnknownRig } from "./rates";
import type { FieldMistake, Rule } from "./rule";

/** Placeholders exist and have both brackets; texts are short enough after placeholders are filled in. */
export const texts: Rule = (valid, leaves) => {
  if (!hasAll(valid, factOwners)) return [];
  const facts = collectFacts(valid);
  // Another rule reports the rate for an unknown rig, which is why the rate of a rig is missing.
  const reported = hasRateForUnknownRig(valid) ? /^rates\./ : /(?!)/;
  return leaves.flatMap((leaf) => textMistakes(leaf, facts, reported));
};

/** Leaves placeholders that match `reported` to other rules. */
function textMistakes(leaf: NotedLeaf, facts: Facts, reported: RegExp): FieldMistake[] {
  const { name, path, note, value } = leaf;
  const say = (message: string): FieldMistake[] => [{ name, path, message }];
  if (!takesPlaceholders(note)) return lengthMistakes(leaf, value);

  const unknowns = placeholderNames(value).filter(
    (placeholder) => !Object.hasOwn(facts, placeholder),
  );
  const unknown = unknowns.find((placeholder) => !reported.test(placeholder));
  if (unknown !== undefined) {
    const meant = nearMiss(unknown, Object.keys(facts));
    const advice = meant
      ? `Did you mean {${meant}}?`
      : "Remove it, or use one from the list in the editor guide, data/README.md.";
    return say(`there is no placeholder {${unknown}}. ${advice}`);
  }
  const lines = placeholderNames(value).find((placeholder) => placeholder.endsWith(".lines"));
  if (lines !== undefined && !(name === "faq" && path.at(-1) === "answer")) {
    const inSentence = lines.replace(".lines", "");
    return say(`{${lines}} works only in an answer of the FAQ. Write {${inSentence}} here.`);
  }
  const empty = placeholderNames(value).find((placeholder) => facts[placeholder] === "");
  if (empty !== undefined) {
    return say(
      `{${empty}} is empty, because the data have none. Remove or reword this: ${JSON.stringify(sentenceWith(`{${empty}}`, value))}`,
    );
  }
  if (/[{}]/.test(value.replace(/\{[^{}]*\}/g, ""))) {
    return say(
      "there is a { without }, or a } without {. Write a placeholder like this: {site.name}",
    );
  }
  if (unknowns.length > 0) return [];
  const filled = fillPlaceholders(value, facts);
  if (note.kind === "link" && !isAddress(filled)) {
    return say(`${formatValue(filled)} is not an address that browsers can open. ${note.advice}`);
  }
  // The list of an answer may be as long as the data.
  const withoutLists = value.replace(/\{[^{}]*\.lines\}/g, "");
  return lengthMistakes(leaf, fillPlaceholders(withoutLists, facts), facts);
}

/** Returns the sentence around some words. A list belongs to the sentence before it. */
function sentenceWith(words: string, text: string): string | undefined {
  return text.split(/\n\n|(?<=[.!?])\s/).find((sentence) => sentence.includes(words));
}

function lengthMistakes(
  { name, path, note, value }: NotedLeaf,
  filled: string,
  facts: Facts = {},
): FieldMistake[] {
  const length = [...filled].length;
  if (note.maxLength === undefined || length <= note.maxLength) return [];
  const lengthOf = (placeholder: string) => [...(facts[placeholder] ?? "")].length;
  const [longest] = placeholderNames(value).sort((a, b) => lengthOf(b) - lengthOf(a));
  const filledIn = longest
    ? ` with its placeholders filled in, of which {${longest}} has ${lengthOf(longest)}`
    : "";
  const message = `this text has ${length} characters${filledIn}. Shorten it to ${note.maxLength}.`;
  return [{ name, path, message }];
}
