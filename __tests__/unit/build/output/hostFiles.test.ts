import type { RoutesManifest } from "gatsby";
import { headersFile, redirectsFile } from "../../../../src/build/output/hostFiles";

const forever = { key: "cache-control", value: "public, max-age=31536000, immutable" };

const file = (path: string, ...headers: { key: string; value: string }[]) => ({
  type: "static" as const,
  path,
  filePath: `public${path}`,
  headers,
});

const routes = (prefix: string): RoutesManifest => [
  file(`${prefix}/faq`),
  file(`${prefix}/page-data/app-data.json`),
  file(`${prefix}/app-1.js`, forever),
  file(`${prefix}/static/a/photo.avif`, forever),
  { type: "redirect", path: `${prefix}/FAQ`, toPath: `${prefix}/faq`, status: 301, headers: [] },
];

describe("the files for hosts", () => {
  it.each(["", "/lobby"])("let browsers keep hashed files, below the path prefix %j", (prefix) => {
    const [, cached = ""] = headersFile(routes(prefix), prefix).split("x-xss-protection: 0\n");
    expect(cached).toBe(
      [`${prefix}/static/*`, `${prefix}/app-1.js`]
        .map((path) => `${path}\n  cache-control: ${forever.value}\n`)
        .join(""),
    );
  });

  it("give all files the security headers", () => {
    expect(headersFile(routes(""), "")).toMatch(/^\/\*\n {2}x-content-type-options: nosniff\n/);
  });

  it('have two redirects for each: one forced with "!", and one for hosts that do not know it', () => {
    expect(redirectsFile(routes(""))).toBe("/FAQ /faq 301!\n/FAQ /faq 301\n");
  });
});
