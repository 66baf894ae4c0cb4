import { type ContentName, contentNames, schemas } from "../../../src/build/content/schema";
import { fieldNotes } from "../../../src/build/content/schema/fieldNotes";
import {
  isArray,
  isObject,
  type Path,
  schemaAt,
  unwrap,
} from "../../../src/build/content/schema/fieldTree";
import { seededRandom } from "./random";
import { dataFiles } from "./siteContent";

/** A changed data file. If `content` is null, a folder takes the place of the file. */
export type Variant = { kind: string; name: ContentName; content: string | Buffer | null };

type Draft = Record<string | number, unknown>;

const random = seededRandom(20261120);
const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)] as Item;
const sample = <Item>(count: number, make: () => Item) => Array.from({ length: count }, make);

const textOf = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
const sources = contentNames.map((name) => ({ name, text: textOf(dataFiles[name]) }));

type Spot = { name: ContentName; path: Path; value: unknown };

/** Every value in the data files: objects, lists and single values. */
const spots: Spot[] = contentNames.flatMap((name) => spotsIn(name, [], dataFiles[name]));

function spotsIn(name: ContentName, path: Path, value: unknown): Spot[] {
  const inside = Object.entries(Object(value) === value ? (value as object) : {}).flatMap(
    ([key, child]) => spotsIn(name, [...path, Array.isArray(value) ? Number(key) : key], child),
  );
  return path.length > 0 ? [{ name, path, value }, ...inside] : inside;
}

const rawSchemaAt = ({ name, path }: Spot) => {
  const parent = schemaAt(schemas[name], path.slice(0, -1));
  const step = path.at(-1) as string;
  if (parent && isObject(parent)) return parent.shape[step];
  return parent && isArray(parent) ? parent.element : undefined;
};

const isKind = ({ value }: Spot, type: string) => typeof value === type;
const isField = ({ path }: Spot) => typeof path.at(-1) === "string";
const isRequired = (spot: Spot) => rawSchemaAt(spot)?.def.type !== "optional";
const isNullable = (spot: Spot) => !unwrap(rawSchemaAt(spot) as never).isRequired;

/** Returns the data file with a change to the object or list that contains a spot. */
function changed(
  { name, path }: Spot,
  kind: string,
  change: (block: Draft, key: string) => void,
): Variant {
  const draft = JSON.parse(JSON.stringify(dataFiles[name]));
  const block = path.slice(0, -1).reduce<unknown>((inside, step) => (inside as Draft)[step], draft);
  change(block as Draft, path.at(-1) as string);
  return { kind, name, content: textOf(draft) };
}

const withValue = (kind: string, spot: Spot, value: unknown) =>
  changed(spot, kind, (block, key) => {
    block[key] = value;
  });

function valueOfAnotherType(value: unknown): unknown {
  const values = ["text", 7, true, ["text"], { text: "text" }];
  return pick(values.filter((other) => kindOf(other) !== kindOf(value)));
}

const kindOf = (value: unknown) => (Array.isArray(value) ? "array" : typeof value);

/** The offsets of JSON's structural characters, without those inside strings. */
function structureOf(text: string): number[] {
  const blanked = text.replace(
    /"(?:[^"\\]|\\.)*"/g,
    (quoted) => `"${"_".repeat(quoted.length - 2)}"`,
  );
  return Array.from(blanked.matchAll(/[{}[\],:"]/g), ({ index }) => index);
}

const strings = spots.filter((spot) => isKind(spot, "string"));
const texts = strings.filter((spot) => {
  const schema = schemaAt(schemas[spot.name], spot.path);
  return ["text", "alt"].includes((schema && fieldNotes.get(schema)?.kind) ?? "");
});

const rigIds = strings.filter((spot) => {
  const schema = schemaAt(schemas[spot.name], spot.path);
  return schema && fieldNotes.get(schema)?.kind === "rigId";
});

/** What editors write into texts, although visitors would read it. */
const markup = [
  "<b>bold</b>",
  "a &amp; b",
  "**bold**",
  "[site.name]",
  "\u0024{site.name}",
  "{{site.name}}",
];

/** What editors write instead of a number. */
const noNumbers = ["RM8", "RM 8", "8 RM", "'8'", ".5", "8,50", "1,000", "08", "02:00", "2am"];

const anySource = () => pick(sources);
const huge = "word ".repeat(20_000);

export const brokenVariants: Variant[] = [
  ...spots
    .filter((spot) => isField(spot) && isRequired(spot))
    .map((spot) => changed(spot, "a missing field", (block, key) => delete block[key])),
  ...sample(90, () => pick(spots.filter(({ value }) => value !== null))).map((spot) =>
    withValue("a value of another type", spot, valueOfAnotherType(spot.value)),
  ),
  ...sample(50, () => withValue("an empty text", pick(strings), "")),
  ...sample(30, () => withValue("a huge text", pick(strings), huge)),
  ...sample(40, () =>
    withValue("null in a required value", pick(spots.filter((spot) => !isNullable(spot))), null),
  ),
  ...sample(40, () =>
    changed(pick(spots.filter(isField)), "an extra field", (block) => {
      block[`extra${Math.floor(random() * 1000)}`] = "text";
    }),
  ),
  ...sample(30, () => {
    const spot = pick(spots.filter((other) => isField(other) && isKind(other, "string")));
    return withValue("a list in place of a text", spot, [spot.value]);
  }),
  ...sample(40, () => withValue("markup in a text", pick(texts), pick(markup))),
  ...rigIds.map((spot) => withValue("an unknown rig", spot, `${spot.value} `)),
  ...sample(30, () => withValue("null in quotation marks", pick(texts), "null")),
  ...sample(30, () => {
    const spot = pick(spots.filter((other) => isKind(other, "number")));
    const { name, content } = withValue("", spot, "a number");
    return {
      kind: "a number in other words",
      name,
      content: String(content).replace('"a number"', pick(noNumbers)),
    };
  }),
  ...sample(30, () => {
    const { name, text } = anySource();
    const at = pick(Array.from(text.matchAll(/(?<=\n +) /g), ({ index }) => index));
    const content = `${text.slice(0, at)}\u00a0${text.slice(at + 1)}`;
    return { kind: "a non-breaking space in the indentation", name, content };
  }),
  ...sample(120, () => {
    const { name, text } = anySource();
    const at = pick(structureOf(text));
    return { kind: "a missing character", name, content: text.slice(0, at) + text.slice(at + 1) };
  }),
  ...sample(60, () => {
    const { name, text } = anySource();
    // Before a closing quote, an extra character would be part of the text.
    const at = pick(structureOf(text).filter((offset) => text[offset] !== '"'));
    const content = text.slice(0, at) + pick([...'{}[],:"']) + text.slice(at);
    return { kind: "an extra character", name, content };
  }),
  ...sample(40, () => {
    const { name, text } = anySource();
    const end = Math.floor(random() * text.trimEnd().length);
    return { kind: "a missing end", name, content: text.slice(0, end) };
  }),
  ...sample(24, () => {
    const { name, text } = anySource();
    const at = Math.floor(random() * text.length);
    const bytes = [
      Buffer.from(text.slice(0, at)),
      Buffer.from([0xe9, 0x28]),
      Buffer.from(text.slice(at)),
    ];
    return { kind: "bytes that are not UTF-8", name, content: Buffer.concat(bytes) };
  }),
  ...sources.map(({ name, text }) => ({
    kind: "a byte order mark",
    name,
    content: `\uFEFF${text}`,
  })),
  ...sources.map(({ name, text }) => ({
    kind: "UTF-16",
    name,
    content: Buffer.from(text, "utf16le"),
  })),
  ...sources.map(({ name }) => ({
    kind: "an empty file",
    name,
    content: pick(["", " \n", "\n\n"]),
  })),
  ...sources.map(({ name }) => ({ kind: "a list in place of an object", name, content: "[]" })),
  ...sources.map(({ name }) => ({ kind: "a folder for a file", name, content: null })),
  ...sample(30, () => {
    const spot = pick(spots.filter(isField));
    const key = JSON.stringify(spot.path.at(-1));
    const { text } = sources.find(({ name }) => name === spot.name) as { text: string };
    const twice = text.replace(`${key}:`, () => `${key}: "twice", ${key}:`);
    return { kind: "a duplicate field", name: spot.name, content: twice };
  }),
  ...sources.map(({ name }) => ({
    kind: "too deep nesting",
    name,
    content: "[".repeat(20_000) + "]".repeat(20_000),
  })),
];

const languages = [
  "🎮🏁",
  "مرحبا",
  "שלום",
  "欢迎光临",
  "வணக்கம்",
  "Selamat datang 👨‍👩‍👧‍👦",
  "\u202bيمين\u202c",
];

export const validVariants: Variant[] = [
  ...sample(30, () => {
    const spot = pick(texts);
    const text = `${pick(languages)} ${spot.path.join(" ")}`.slice(0, 30);
    return withValue("other scripts and emoji", spot, text);
  }),
  ...spots
    // Without numbers, because a text may mention a rate, which then cannot be null.
    .filter((spot) => isNullable(spot) && isRequired(spot) && !isKind(spot, "number"))
    .map((spot) => withValue("null in an optional value", spot, null)),
  ...spots
    .filter((spot) => !isRequired(spot))
    .map((spot) => changed(spot, "a missing optional field", (block, key) => delete block[key])),
  ...sources.map(({ name, text }) => ({
    kind: "other line endings and indentation",
    name,
    content: text.replace(/\n/g, "\r\n").replace(/^ +/gm, "\t"),
  })),
  ...sources.map(({ name }) => ({
    kind: "all content on one line",
    name,
    content: JSON.stringify(dataFiles[name]),
  })),
  ...sources.map(({ name }) => ({
    kind: "fields in another order",
    name,
    content: textOf(Object.fromEntries(Object.entries(dataFiles[name]).reverse())),
  })),
];
