import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, hydrated, isViolation, test } from "../support/browser/test";
import { policyIn } from "../support/hosts/policy";
import { dataFile, headings } from "../support/site/data";
import { publicFolder } from "../support/site/testSite";

const { inquiry, map } = dataFile("site");

/** The directives of a page's policy by name, each with its sources. */
function policyOf(file: string): Record<string, string[]> {
  const directives = policyIn(readFileSync(join(publicFolder, file), "utf8")).split("; ");
  return Object.fromEntries(
    directives.map((directive) => {
      const [name = "", ...sources] = directive.split(" ");
      return [name, sources];
    }),
  );
}

const pages = [...Object.keys(headings).map((route) => `${route}/index.html`), "/404.html"];

test.describe("the Content-Security-Policy in each page", () => {
  test("comes before the first script and style", () => {
    for (const page of pages) {
      const html = readFileSync(join(publicFolder, page), "utf8");
      const start = html.indexOf("Content-Security-Policy");
      expect(start, page).toBeGreaterThan(0);
      expect(start, page).toBeLessThan(html.search(/<(script|style|link)/));
    }
  });

  test("allows only scripts from this site and inline scripts with a known hash", () => {
    for (const page of pages) {
      const policy = policyOf(page);
      const [self, ...hashes] = policy["script-src"] ?? [];
      expect(self).toBe("'self'");
      expect(hashes.length).toBeGreaterThan(0);
      for (const hash of hashes) expect(hash).toMatch(/^'sha256-/);
      expect(policy["default-src"]).toEqual(["'self'"]);
      expect(policy["object-src"]).toEqual(["'none'"]);
    }
  });

  test("allows no other sites than the form service and the map", () => {
    const policy = policyOf("index.html");
    const isOwnMap = map.embedUrl.startsWith("/");
    expect(policy["connect-src"]).toEqual(["'self'", new URL(inquiry.endpoint).origin]);
    expect(policy["frame-src"]).toEqual([isOwnMap ? "'self'" : new URL(map.embedUrl).origin]);
    const otherSites = Object.values(policy)
      .flat()
      .filter((source) => source.includes("://"));
    expect(otherSites).toEqual([
      policy["connect-src"]?.[1],
      ...(isOwnMap ? [] : (policy["frame-src"] ?? [])),
    ]);
  });

  test("blocks nothing on an unknown path and on paths in another case", async ({
    page,
    server,
    pageErrors,
  }) => {
    for (const path of ["/nope", "/Events", "/FAQ.html"]) {
      await page.goto(server.url + path);
      await hydrated(page);
    }
    expect(pageErrors.filter(isViolation)).toEqual([]);
  });

  // So all tests that expect no console error also expect no violation.
  test("blocks an injected inline script, which is a console error", async ({
    page,
    server,
    pageErrors,
  }) => {
    await page.goto(server.url);
    await page.evaluate(() => {
      const script = document.createElement("script");
      script.textContent = "document.body.dataset.injected = 'yes'";
      document.body.append(script);
    });
    await expect.poll(() => pageErrors.filter(isViolation).length).toBeGreaterThan(0);
    expect(await page.evaluate(() => document.body.dataset.injected)).toBeUndefined();
  });
});
