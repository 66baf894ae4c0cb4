import { readFileSync } from "node:fs";
import { lowercaseRedirects } from "../../src/domain/redirects";
import { routes } from "../../src/domain/routes";
import { expect, test } from "../support/browser/test";
import { publicFolder } from "../support/site/testSite";

test("_headers stays within the limits of Cloudflare Pages", () => {
  const lines = readFileSync(`${publicFolder}/_headers`, "utf8").split("\n");
  expect(lines.filter((line) => line.startsWith("/")).length).toBeLessThanOrEqual(100);
  for (const line of lines) expect(line.length).toBeLessThanOrEqual(2000);
});

// A forced rule (`301!`) would redirect /events to itself on a host that compares paths without case.
test("_redirects has exactly the redirects of uppercase paths, none forced, and none from a route", () => {
  const rules = readFileSync(`${publicFolder}/_redirects`, "utf8").trim().split("\n");
  const expected = lowercaseRedirects.map(({ fromPath, toPath }) => `${fromPath} ${toPath} 301`);
  expect(rules.sort()).toEqual(expected.sort());
  for (const { fromPath } of lowercaseRedirects) expect(routes).not.toContain(fromPath);
});

test("every route has an .html file with the content of its index.html", () => {
  for (const route of routes.filter((path) => path !== "/")) {
    expect(readFileSync(`${publicFolder}${route}.html`, "utf8")).toBe(
      readFileSync(`${publicFolder}${route}/index.html`, "utf8"),
    );
  }
});
