import { slug } from "../../../../domain/format/slug";
import { collectFacts, factOwners } from "../../facts";
import { fillKnown } from "../../placeholders";
import { type ContentName, contentNames, dataFileName } from "../../schema";
import { formatPath, type Path } from "../../schema/fieldTree";
import { didYouMean } from "../nearMiss";
import type { Finding } from "../problem";
import { notedLeaves, rule } from "./rule";

type Entry = { name: ContentName; path: Path; value: string };

/** Finds entries that have the same value as an earlier entry. */
function repeated(entries: Entry[], say: (earlier: Entry) => string): Finding[] {
  return entries.flatMap(({ name, path, value }, index) => {
    const earlier = entries.slice(0, index).find((entry) => entry.value === value);
    return earlier ? [{ name, path, message: say(earlier) }] : [];
  });
}

function entriesOf<Item>(
  name: ContentName,
  list: string,
  items: readonly Item[],
  toValue: (item: Item) => string,
  field?: string,
): Entry[] {
  return items.map((item, index) => ({
    name,
    path: field ? [list, index, field] : [list, index],
    value: toValue(item),
  }));
}

const knownRigs = contentNames.map((name) =>
  rule<ContentName>([...new Set([name, "rigs" as const])], (content) => {
    const ids = content.rigs.rigs.map(({ id }) => id);
    return notedLeaves({ [name]: content[name] })
      .filter(({ note, value }) => note.kind === "rigId" && !ids.includes(value))
      .map(({ path, value }) => ({
        name,
        path,
        message: `"${value}" is not the id of a rig in data/rigs.json.${didYouMean(value, ids) || ` Write one of these: ${ids.map((id) => `"${id}"`).join(", ")}, or remove this entry.`}`,
      }));
  }),
);

const uniqueIds = contentNames.map((name) =>
  rule<ContentName>([name], (content) =>
    repeated(
      notedLeaves({ [name]: content[name] }).filter(({ note }) => note.kind === "id"),
      ({ path, value }) =>
        `the id "${value}" is already used in ${formatPath(path)}. Write another id.`,
    ),
  ),
);

const uniqueRatesAndPackages = rule(["pricing"], ({ pricing }) => [
  ...repeated(
    entriesOf("pricing", "rates", pricing.rates, ({ rig }) => rig, "rig"),
    ({ path, value }) =>
      `"${value}" already has a rate in ${formatPath(path.slice(0, -1))}. Remove one of them.`,
  ),
  ...repeated(
    entriesOf(
      "pricing",
      "packages",
      pricing.packages,
      ({ rig, hours }) => `${hours} hours of ${rig}`,
    ),
    ({ path, value }) =>
      `a package of ${value} is already in ${formatPath(path)}. Remove one of them.`,
  ),
]);

const uniquePlaces = rule(["home"], ({ home }) =>
  repeated(
    home.places.rigs.map(({ rig }, index) => ({
      name: "home",
      path: ["places", "rigs", index, "rig"],
      value: rig,
    })),
    ({ path, value }) =>
      `"${value}" already has a place in ${formatPath(path.slice(0, -1))}. Remove one of them.`,
  ),
);

/** Each question needs a link of its own, which is made from its words. */
const uniqueQuestions = rule(["faq", ...factOwners], (content) => {
  const facts = collectFacts(content);
  const links = entriesOf(
    "faq",
    "questions",
    content.faq.questions,
    ({ question }) => slug(fillKnown(question, facts)),
    "question",
  );
  const wordless = links.filter(({ value }) => value === "");
  return [
    ...wordless.map(({ name, path }) => ({
      name,
      path,
      message: "this question has no letter or digit to make a link from. Add a word.",
    })),
    ...repeated(
      links.filter((entry) => !wordless.includes(entry)),
      ({ path, value }) =>
        `${formatPath(path)} has the same words, so both would have the link #${value}. Reword one of them.`,
    ),
  ];
});

const uniqueAlts = rule(contentNames, (content) =>
  repeated(
    notedLeaves(content).filter(({ note }) => note.kind === "alt"),
    ({ name, path }) =>
      `${formatPath(path)} in data/${dataFileName(name)} has the same description. Write what only this photo shows.`,
  ),
);

export const referenceRules = [
  ...knownRigs,
  ...uniqueIds,
  uniqueRatesAndPackages,
  uniquePlaces,
  uniqueQuestions,
  uniqueAlts,
];
