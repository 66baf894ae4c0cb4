import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { publicFolder } from "../support/site/testSite";
import { expectNoFaults } from "../support/standards/exceptions";
import { documentedProperties, leftOut } from "../support/standards/googleProperties";
import { htmlFiles } from "../support/standards/htmlFiles";

type Thing = { "@type": string; [property: string]: unknown };

const DATA_BLOCK = /<script type="application\/ld\+json">(.*?)<\/script>/gs;

/** Returns a value and everything in it that has a type. */
function things(value: unknown): Thing[] {
  if (typeof value !== "object" || value === null) return [];
  const inside = Object.values(value).flatMap(things);
  return "@type" in value ? [value as Thing, ...inside] : inside;
}

async function publishedThings(): Promise<Thing[]> {
  const pages = (await htmlFiles()).map((file) => readFileSync(join(publicFolder, file), "utf8"));
  return pages.flatMap((html) =>
    Array.from(html.matchAll(DATA_BLOCK), ([, text = ""]) => things(JSON.parse(text))).flat(),
  );
}

/** Returns `Type.property` for each property that a thing does not have. */
const missing = (thing: Thing, properties: string[] = []) =>
  properties
    .filter((names) => names.split(" or ").every((name) => (thing[name] ?? "") === ""))
    .map((names) => `${thing["@type"]}.${names}`);

test.describe("the structured data", () => {
  test("have only types that are in the table of Google's documentation", async () => {
    const types = new Set((await publishedThings()).map((thing) => thing["@type"]));
    expect([...types].sort()).toEqual(Object.keys(documentedProperties).sort());
  });

  test("have every property that Google requires", async () => {
    const faults = (await publishedThings()).flatMap((thing) =>
      missing(thing, documentedProperties[thing["@type"]]?.required),
    );
    expect(faults).toEqual([]);
  });

  test("have every property that Google recommends, except those left out for a reason", async () => {
    const findings = (await publishedThings()).flatMap((thing) =>
      missing(thing, documentedProperties[thing["@type"]]?.recommended),
    );
    expectNoFaults(findings, leftOut);
  });
});
