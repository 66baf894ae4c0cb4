import { collectFacts, type Facts, factOwners } from "../../facts";
import { fillPlaceholders, placeholderNames } from "../../placeholders";
import { type ContentName, contentNames } from "../../schema";
import { takesPlaceholders } from "../../schema/fields";
import { didYouMean } from "../nearMiss";
import type { Finding } from "../problem";
import { type NotedLeaf, notedLeaves, rule } from "./rule";

/** Texts whose placeholders are known and closed, and that fit their places once filled. */
export const textRules = contentNames.map((name) =>
  rule<ContentName>([...new Set([name, ...factOwners])], (content) => {
    const facts = collectFacts(content);
    return notedLeaves({ [name]: content[name] }).flatMap((leaf) => textFindings(leaf, facts));
  }),
);

function textFindings(leaf: NotedLeaf, facts: Facts): Finding[] {
  const { name, path, note, value, schema } = leaf;
  const say = (message: string): Finding[] => [{ name, path, message }];
  if (!takesPlaceholders(schema)) return lengthFindings(leaf, value);

  const unknown = placeholderNames(value).find((placeholder) => !(placeholder in facts));
  if (unknown !== undefined) {
    const guess = didYouMean(unknown, Object.keys(facts));
    return say(
      `no data file fills the placeholder {${unknown}}.${guess || " All placeholders are listed in data/README.md."}`,
    );
  }
  if (/[{}]/.test(value.replace(/\{[^{}]*\}/g, ""))) {
    return say("found a { or } without its other half. Complete it, or remove it.");
  }
  const filled = fillPlaceholders(value, facts);
  if (note.kind === "link" && !URL.canParse(filled)) {
    return say(`expected ${note.expected}, found ${JSON.stringify(filled)}.`);
  }
  return lengthFindings(leaf, filled);
}

function lengthFindings({ name, path, note }: NotedLeaf, filled: string): Finding[] {
  const length = [...filled].length;
  if (note.maxLength === undefined || length <= note.maxLength) return [];
  const message = `expected at most ${note.maxLength} characters, found ${length}. Its place on the page holds no more: shorten it.`;
  return [{ name, path, message }];
}
