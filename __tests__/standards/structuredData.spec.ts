import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { publicFolder } from "../support/site/testSite";
import { htmlFiles } from "../support/standards/htmlFiles";

type Thing = { "@type": string; [property: string]: unknown };

/**
 * What Google requires of each type that this site uses, as of 2026-11-23:
 * https://developers.google.com/search/docs/appearance/structured-data/search-gallery
 */
const required: Record<string, string[]> = {
  // A subtype of LocalBusiness.
  EntertainmentBusiness: ["address", "name"],
  BreadcrumbList: ["itemListElement"],
  ListItem: ["item", "name", "position"],
  Event: ["location", "name", "startDate"],
  Place: ["address"],
  WebSite: ["name", "url"],
  // Google removed the page with these three on 2026-05-07. Other search engines still read them.
  FAQPage: ["mainEntity"],
  Question: ["acceptedAnswer", "name"],
  Answer: ["text"],
};

/** Returns a value and everything in it that has a type. */
function things(value: unknown): Thing[] {
  if (typeof value !== "object" || value === null) return [];
  const inside = Object.values(value).flatMap(things);
  return "@type" in value ? [value as Thing, ...inside] : inside;
}

test("the structured data of all pages have every property that Google requires", async () => {
  const pages = (await htmlFiles()).map((file) => readFileSync(join(publicFolder, file), "utf8"));
  const published = pages.flatMap((html) =>
    Array.from(
      html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs),
      ([, text = ""]) => things(JSON.parse(text)),
    ).flat(),
  );
  const types = new Set(published.map((thing) => thing["@type"]));
  expect([...types]).toEqual(expect.arrayContaining(Object.keys(required)));
  const missing = published.flatMap((thing) =>
    (required[thing["@type"]] ?? [])
      .filter((name) => !thing[name])
      .map((name) => `${thing["@type"]}.${name}`),
  );
  expect(missing).toEqual([]);
});
