import { readFileSync } from "node:fs";

/** The vocabulary that schema.org publishes: one statement of subject, property and object per line. */
const statements = readFileSync(require.resolve("@vocabulary/schema/schema.nq"), "utf8");

const RDF = "http://www.w3.org/1999/02/22-rdf-syntax-ns#";
const RDFS = "http://www.w3.org/2000/01/rdf-schema#";
const SCHEMA = "http://schema.org/";

/** Maps each subject to its objects for one property: for example each class to its superclasses. */
function objectsBySubject(property: string): Map<string, string[]> {
  const objects = new Map<string, string[]>();
  for (const line of statements.split("\n")) {
    const [, subject = "", object = ""] =
      /^<([^>]*)> <[^>]*> <([^>]*)>/.exec(line.includes(`> <${property}> <`) ? line : "") ?? [];
    if (!subject.startsWith(SCHEMA)) continue;
    const name = subject.slice(SCHEMA.length);
    objects.set(name, [...(objects.get(name) ?? []), object.replace(SCHEMA, "")]);
  }
  return objects;
}

const types = objectsBySubject(`${RDF}type`);
const superclasses = objectsBySubject(`${RDFS}subClassOf`);
const domains = objectsBySubject(`${SCHEMA}domainIncludes`);
const ranges = objectsBySubject(`${SCHEMA}rangeIncludes`);

function withAncestors(type: string): string[] {
  return [type, ...(superclasses.get(type) ?? []).flatMap(withAncestors)];
}

const texts: Record<string, (text: string) => boolean> = {
  Text: () => true,
  URL: (text) => URL.canParse(text),
  Date: (text) => /^\d{4}-\d\d-\d\d$/.test(text),
  DateTime: (text) => /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[+-]\d\d:\d\d$/.test(text),
  Time: (text) => /^\d\d:\d\d$/.test(text),
};

/** Whether a value has one of the types that the vocabulary allows. */
function fits(value: unknown, wanted: readonly string[]): boolean {
  if (typeof value === "number") return wanted.some((type) => /^(Number|Integer)$/.test(type));
  if (typeof value === "string") {
    const member = value.replace(/^https:\/\/schema\.org\//, "");
    return wanted.some(
      (type) =>
        texts[type]?.(value) ||
        // A value that the vocabulary defines itself, such as a day of the week.
        types.get(member)?.includes(type) ||
        // A thing may be given by its URL alone.
        (type === "Thing" && URL.canParse(value)),
    );
  }
  const type = (value as Record<string, unknown>)["@type"];
  if (type === undefined) return typeof (value as Record<string, unknown>)["@id"] === "string";
  return withAncestors(String(type)).some((ancestor) => wanted.includes(ancestor));
}

/** Lists everything in a thing and its nested things that the vocabulary does not define or allow. */
export function misuses(thing: object, place = "@graph"): string[] {
  const { "@type": type, "@id": id, ...properties } = thing as Record<string, unknown>;
  if (type === undefined) return id === undefined ? [`${place} has no type`] : [];
  if (!types.get(String(type))?.includes(`${RDFS}Class`))
    return [`${place}: ${type} is not a type`];
  return Object.entries(properties).flatMap(([property, value]) => {
    const here = `${place} ${type}.${property}`;
    const isKnown = domains.get(property)?.some((own) => withAncestors(String(type)).includes(own));
    if (!isKnown) return [`${here} is not a property of this type`];
    return [value].flat().flatMap((item) => {
      if (!fits(item, ranges.get(property) ?? [])) {
        return [`${here} cannot be ${JSON.stringify(item)}`];
      }
      return typeof item === "object" && item !== null ? misuses(item, here) : [];
    });
  });
}
