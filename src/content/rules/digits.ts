import { joinWithOr } from "../../domain/format/list";
import { collectFacts, factOwners } from "../facts";
import { type ContentName, hasAll } from "../schema";
import { takesPlaceholders } from "../schema/field";
import type { Rule } from "./rule";

const time = String.raw`\d+(?::\d\d)?\s?[AP]M`;

/** Finds `RM8`, `12:00 PM` and `12 pm-2 am`. */
const amountsAndTimes = new RegExp(
  String.raw`\bRM ?\d+(?:[.,]\d+)*|\b${time}(?:\s?[-–]\s?${time})?\b`,
  "gi",
);

/** The same for `12 pm – 2 am` as for `12:00 PM-2:00 AM`, and for `RM 8.00` as for `RM8`. */
const inOneForm = (found: string) =>
  found
    .toUpperCase()
    .replace(/[\s,]|[:.]00/g, "")
    .replace("–", "-");

/** What is on for some days only has hours and prices of its own. */
const exempt: ContentName[] = ["comingEvents", "events", "notices"];

/** A text with digits would not follow a change of the hours or of a price. */
export const factsInDigits: Rule = (valid, leaves) => {
  if (!hasAll(valid, factOwners)) return [];
  const facts = Object.entries(collectFacts(valid)).filter(
    ([name]) => /^(hours|rates|packages|membership)\./.test(name) && !name.endsWith(".lines"),
  );
  const texts = leaves.filter(
    ({ name, note }) => takesPlaceholders(note) && !exempt.includes(name),
  );
  return texts.flatMap(({ name, path, value }) =>
    (value.match(amountsAndTimes) ?? []).flatMap((found) => {
      const same = facts.filter(([, fact]) =>
        fact.match(amountsAndTimes)?.map(inOneForm).includes(inOneForm(found)),
      );
      if (same.length === 0) return [];
      const placeholders = joinWithOr(same.map(([fact]) => `{${fact}}`));
      const message = `found ${found}. If it repeats an hour or a price of the site, write ${placeholders} instead, so that this text changes with it.`;
      return [{ name, path, message }];
    }),
  );
};
