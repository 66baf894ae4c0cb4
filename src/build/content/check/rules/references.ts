import { slug } from "../../../../domain/format/slug";
import { collectFacts, factOwners } from "../../facts";
import { fillKnown } from "../../placeholders";
import { type ContentName, contentNames } from "../../schema";
import { formatPath, type Path } from "../../schema/fieldTree";
import { didYouMean } from "../nearMiss";
import type { Finding } from "../problem";
import { notedLeaves, rule } from "./rule";

type Entry = { name: ContentName; path: Path; value: string };

/** Each value that an earlier entry has already. */
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
        message: `data/rigs.json has no rig with the id "${value}".${didYouMean(value, ids) || ` Its ids are ${ids.join(", ")}.`}`,
      }));
  }),
);

const uniqueIds = contentNames.map((name) =>
  rule<ContentName>([name], (content) =>
    repeated(
      notedLeaves({ [name]: content[name] }).filter(({ note }) => note.kind === "id"),
      ({ path, value }) => `the id "${value}" is taken by ${formatPath(path)}. Choose another.`,
    ),
  ),
);

const oneRateARig = rule(["pricing"], ({ pricing }) => [
  ...repeated(
    entriesOf("pricing", "rates", pricing.rates, ({ rig }) => rig, "rig"),
    ({ path, value }) =>
      `"${value}" has its rate in ${formatPath(path.slice(0, -1))} already. Remove one of them.`,
  ),
  ...repeated(
    entriesOf(
      "pricing",
      "packages",
      pricing.packages,
      ({ rig, hours }) => `${hours} hours of ${rig}`,
    ),
    ({ path, value }) =>
      `the package of ${value} is in ${formatPath(path)} already. Remove one of them.`,
  ),
]);

/** Questions that have an address each, made of their words. */
const uniqueQuestions = rule(["faq", ...factOwners], (content) => {
  const facts = collectFacts(content);
  const addresses = entriesOf(
    "faq",
    "questions",
    content.faq.questions,
    ({ question }) => slug(fillKnown(question, facts)),
    "question",
  );
  const wordless = addresses.filter(({ value }) => value === "");
  return [
    ...wordless.map(({ name, path }) => ({
      name,
      path,
      message: "expected a text with a letter or digit, which its address is made of.",
    })),
    ...repeated(
      addresses.filter((entry) => !wordless.includes(entry)),
      ({ path, value }) =>
        `${formatPath(path)} asks the same, so that both had the address #${value}. Remove or reword one of them.`,
    ),
  ];
});

/** Photos that are told apart, also by those who cannot see them. */
const uniqueAlts = rule(contentNames, (content) =>
  repeated(
    notedLeaves(content).filter(({ note }) => note.kind === "alt"),
    ({ name, path }) =>
      `data/${name}.json ${formatPath(path)} says the same of another photo. Say what is to be seen on this one.`,
  ),
);

export const referenceRules = [
  ...knownRigs,
  ...uniqueIds,
  oneRateARig,
  uniqueQuestions,
  uniqueAlts,
];
