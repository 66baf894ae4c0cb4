import { readFileSync } from "node:fs";

/** The vocabulary as schema.org publishes it, in statements of subject, property and object. */
const statements = readFileSync(require.resolve("@vocabulary/schema/schema.nq"), "utf8");

const RDF = "http://www.w3.org/1999/02/22-rdf-syntax-ns#";
const RDFS = "http://www.w3.org/2000/01/rdf-schema#";
const SCHEMA = "http://schema.org/";

/** What is said of each term by one property: its superclasses, say. */
function allOf(property: string): Map<string, string[]> {
  const said = new Map<string, string[]>();
  for (const line of statements.split("\n")) {
    const [, subject = "", object = ""] =
      /^<([^>]*)> <[^>]*> <([^>]*)>/.exec(line.includes(`> <${property}> <`) ? line : "") ?? [];
    if (!subject.startsWith(SCHEMA)) continue;
    const name = subject.slice(SCHEMA.length);
    said.set(name, [...(said.get(name) ?? []), object.replace(SCHEMA, "")]);
  }
  return said;
}

const kinds = allOf(`${RDF}type`);
const parents = allOf(`${RDFS}subClassOf`);
const domains = allOf(`${SCHEMA}domainIncludes`);
const ranges = allOf(`${SCHEMA}rangeIncludes`);

function withAncestors(type: string): string[] {
  return [type, ...(parents.get(type) ?? []).flatMap(withAncestors)];
}

const texts: Record<string, (text: string) => boolean> = {
  Text: () => true,
  URL: (text) => URL.canParse(text),
  Date: (text) => /^\d{4}-\d\d-\d\d$/.test(text),
  Time: (text) => /^\d\d:\d\d$/.test(text),
};

/** Whether a value may stand where the vocabulary wants one of some types. */
function fits(value: unknown, wanted: readonly string[]): boolean {
  if (typeof value === "number") return wanted.some((type) => /^(Number|Integer)$/.test(type));
  if (typeof value === "string") {
    const member = value.replace(/^https:\/\/schema\.org\//, "");
    return wanted.some(
      (type) =>
        texts[type]?.(value) ||
        // One of the values that the vocabulary itself names, such as a day of the week.
        kinds.get(member)?.includes(type) ||
        // Things may be told of by their address alone, where they have no text.
        (type === "Thing" && URL.canParse(value)),
    );
  }
  const type = (value as Record<string, unknown>)["@type"];
  if (type === undefined) return typeof (value as Record<string, unknown>)["@id"] === "string";
  return withAncestors(String(type)).some((ancestor) => wanted.includes(ancestor));
}

/** Everything in a thing, and in what it holds, that the vocabulary does not know or allow there. */
export function misuses(thing: object, place = "@graph"): string[] {
  const { "@type": type, "@id": id, ...properties } = thing as Record<string, unknown>;
  if (type === undefined) return id === undefined ? [`${place} is of no type`] : [];
  if (!kinds.get(String(type))?.includes(`${RDFS}Class`)) return [`${place}: no type ${type}`];
  return Object.entries(properties).flatMap(([property, value]) => {
    const here = `${place} ${type}.${property}`;
    const isKnown = domains.get(property)?.some((own) => withAncestors(String(type)).includes(own));
    if (!isKnown) return [`${here} is no property of it`];
    return [value].flat().flatMap((item) => {
      if (!fits(item, ranges.get(property) ?? [])) {
        return [`${here} cannot be ${JSON.stringify(item)}`];
      }
      return typeof item === "object" && item !== null ? misuses(item, here) : [];
    });
  });
}
