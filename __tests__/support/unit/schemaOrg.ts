import { readFileSync } from "node:fs";

/** The vocabulary that schema.org publishes: one statement of subject, property and object per line. */
const statements = readFileSync(require.resolve("@vocabulary/schema/schema.nq"), "utf8");

/** Maps each subject to its objects for one property: for example each class to its superclasses. */
function objectsBySubject(property: string): Record<string, string[]> {
  const name = "<http://schema.org/(\\w+)>";
  const objects: Record<string, string[]> = {};
  for (const [, subject = "", object = ""] of statements.matchAll(
    new RegExp(`^${name} <${property}> ${name}`, "gm"),
  )) {
    objects[subject] = [...(objects[subject] ?? []), object];
  }
  return objects;
}

const superclasses = objectsBySubject("http://www.w3.org/2000/01/rdf-schema#subClassOf");
const domains = objectsBySubject("http://schema.org/domainIncludes");
const ranges = objectsBySubject("http://schema.org/rangeIncludes");

function withAncestors(type: string): string[] {
  return [type, ...(superclasses[type] ?? []).flatMap(withAncestors)];
}

const isOneOf = (type: unknown, wanted: readonly string[] = []) =>
  withAncestors(String(type)).some((ancestor) => wanted.includes(ancestor));

/** Lists each property in a thing and its nested things that the vocabulary does not know there. */
export function misuses(thing: object): string[] {
  const { "@type": type, "@id": _id, ...properties } = thing as Record<string, unknown>;
  return Object.entries(properties).flatMap(([property, value]) => {
    if (!isOneOf(type, domains[property])) return [`${type}.${property}`];
    return [value].flat().flatMap((item) => {
      if (typeof item !== "object" || item === null) return [];
      const nested = (item as Record<string, unknown>)["@type"];
      const isAllowed = nested === undefined || isOneOf(nested, ranges[property]);
      return isAllowed ? misuses(item) : [`${type}.${property}: ${nested}`];
    });
  });
}
