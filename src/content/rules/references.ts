import { elementIds } from "../../domain/elementIds";
import { slug } from "../../domain/format/slug";
import { collectFacts, factOwners } from "../facts";
import type { FieldMistake } from "../mistake";
import { didYouMean } from "../nearMiss";
import { fillPlaceholders } from "../placeholders";
import { type ContentName, dataFileName } from "../schema";
import { formatPath, type Path } from "../schema/fieldTree";
import { notedLeaves, type Rule, rule } from "./rule";

const knownRigs = rule(["rigs"], ({ rigs: { rigs } }, valid) => {
  const ids = rigs.map(({ id }) => id);
  return notedLeaves(valid)
    .filter(({ note, value }) => note.kind === "rigId" && !ids.includes(value))
    .map(({ name, path, value }) => {
      const advice =
        didYouMean(value, ids) || ` Write one of these: ${ids.join(", ")}, or remove this entry.`;
      return {
        name,
        path,
        message: `"${value}" is not the id of a rig in data/rigs.json.${advice}`,
      };
    });
});

/** An id is the only one in its file, and a description of a photo the only one on the site. */
const uniqueIdsAndAlts: Rule = (valid) => {
  const found = notedLeaves(valid);
  return found.flatMap((leaf) => {
    const { name, path, note, value } = leaf;
    if (note.kind !== "id" && note.kind !== "alt") return [];
    const first = found.find(
      (other) =>
        other.value === value &&
        other.note.kind === note.kind &&
        (note.kind === "alt" || other.name === name),
    );
    if (!first || first === leaf) return [];
    const advice = note.kind === "alt" ? "Describe what only this photo shows" : "Write another id";
    const message = `${formatPath(first.path)} in data/${dataFileName(first.name)} is the same. ${advice}.`;
    return [{ name, path, message }];
  });
};

/** Finds entries of a list that have the same value as an earlier one. */
export function repeated(
  name: ContentName,
  list: Path,
  field: Path,
  values: readonly string[],
): FieldMistake[] {
  return values.flatMap((value, index) => {
    const earlier = values.indexOf(value);
    if (earlier === index) return [];
    const message = `${value} is already in ${formatPath([...list, earlier])}. Change or remove one of them.`;
    return [{ name, path: [...list, index, ...field], message }];
  });
}

const uniqueRatesAndPackages = rule(["pricing"], ({ pricing: { rates, packages } }) => [
  ...repeated(
    "pricing",
    ["rates"],
    ["rig"],
    rates.map(({ rig }) => rig),
  ),
  ...repeated(
    "pricing",
    ["packages"],
    [],
    packages.map(({ rig, hours }) => `${hours} hours of ${rig}`),
  ),
]);

/** Each question needs a link of its own, which is made from its words. */
const uniqueQuestions = rule(["faq", ...factOwners], (content) => {
  const facts = collectFacts(content);
  const ids = content.faq.questions.map(({ question }) => slug(fillPlaceholders(question, facts)));
  return ids.flatMap((id, index) => {
    const earlier = ids.indexOf(id);
    const path = ["questions", index, "question"];
    const say = (message: string): FieldMistake[] => [{ name: "faq", path, message }];
    if (id === "") {
      return say("this question has no letter or digit to make a link from. Add a word.");
    }
    if (elementIds["/faq"].includes(id)) {
      return say(`#${id} already leads to a part of the page. Reword this question.`);
    }
    if (earlier === index) return [];
    return say(`#${id} already leads to questions[${earlier}]. Reword one of them.`);
  });
});

/** The id of an event is an address on the page `/events`. */
const eventIdsDifferFromPageIds: Rule = (valid) =>
  notedLeaves(valid)
    .filter(({ name }) => name === "events" || name === "comingEvents")
    .filter(({ note, value }) => note.kind === "id" && elementIds["/events"].includes(value))
    .map(({ name, path, value }) => ({
      name,
      path,
      message: `/events#${value} already leads to another part of the page. Write another id.`,
    }));

export const referenceRules = [
  knownRigs,
  uniqueIdsAndAlts,
  uniqueRatesAndPackages,
  uniqueQuestions,
  eventIdsDifferFromPageIds,
];
