import { readFileSync } from "node:fs";
import { uppercaseRedirects } from "../../src/build/output/redirects";
import { routes } from "../../src/domain/routes";
import { expect, test } from "../support/browser/test";
import { headersOf, redirectsOf } from "../support/hosts/hostFiles";
import {
  filesWith,
  hashed,
  IMMUTABLE,
  revalidated,
  securityHeaders,
  unknownPaths,
} from "../support/hosts/published";
import { publicFolder } from "../support/site/testSite";

for (const host of ["netlify", "cloudflare"] as const) {
  test.describe(`_headers and _redirects, read as ${host} documents them,`, () => {
    const headers = headersOf(publicFolder);
    const files = filesWith(/./).map((file) => file.toLowerCase());
    const redirect = redirectsOf(publicFolder, host, (path) =>
      files.some((file) => [path, `${path}.html`].map((name) => name.toLowerCase()).includes(file)),
    );

    test("give every path the security headers, once each", () => {
      for (const path of [...revalidated, ...hashed, ...unknownPaths]) {
        expect(headers(path), path).toMatchObject(securityHeaders);
      }
    });

    test("let browsers cache hashed files, and leave all others to the host, which has them revalidated", () => {
      for (const path of hashed) expect(headers(path)["cache-control"], path).toBe(IMMUTABLE);
      for (const path of revalidated) expect(headers(path)["cache-control"], path).toBeUndefined();
    });

    test("redirect uppercase paths, but no route", () => {
      for (const { fromPath, toPath } of uppercaseRedirects) {
        expect(redirect(fromPath)).toEqual({ location: toPath, status: 301 });
      }
      for (const route of routes) expect(redirect(route)).toBeUndefined();
    });
  });
}

test("_headers stays within the limits of Cloudflare Pages", () => {
  const lines = readFileSync(`${publicFolder}/_headers`, "utf8").split("\n");
  expect(lines.filter((line) => line.startsWith("/")).length).toBeLessThanOrEqual(100);
  for (const line of lines) expect(line.length).toBeLessThanOrEqual(2000);
});

test("every route has an .html file with the content of its index.html", () => {
  for (const route of routes.filter((path) => path !== "/")) {
    expect(readFileSync(`${publicFolder}${route}.html`, "utf8")).toBe(
      readFileSync(`${publicFolder}${route}/index.html`, "utf8"),
    );
  }
});
