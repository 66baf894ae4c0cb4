import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { inlineHashes } from "../../src/build/hosting/contentSecurityPolicy";
import { expect, headings, test, visitAndCache } from "../support/browser/offline";
import { hydrated } from "../support/browser/test";
import { headersOf } from "../support/hosts/hostFiles";
import { dataFile } from "../support/site/data";
import { publicFolder } from "../support/site/testSite";

const { inquiry, map } = dataFile("site");

const policy: Record<string, string[]> = Object.fromEntries(
  (headersOf(publicFolder)("/")["content-security-policy"] ?? "").split("; ").map((directive) => {
    const [name = "", ...sources] = directive.split(" ");
    return [name, sources];
  }),
);

/** Collects every policy violation in the tab, also those while a page loads. */
async function watchViolations(page: Page): Promise<string[]> {
  const violations: string[] = [];
  await page.exposeFunction("reportViolation", (text: string) => violations.push(text));
  await page.addInitScript(() => {
    addEventListener("securitypolicyviolation", (event) => {
      const { effectiveDirective, blockedURI, sample, documentURI } = event;
      // biome-ignore lint/suspicious/noExplicitAny: `exposeFunction` has added it.
      (window as any).reportViolation(
        [effectiveDirective, blockedURI, sample, documentURI].join(" "),
      );
    });
  });
  page.on("console", (message) => {
    if (/content security policy/i.test(message.text())) violations.push(message.text());
  });
  return violations;
}

test.describe("the Content-Security-Policy", () => {
  test("needs the same script hashes for every page, which keeps it short", () => {
    const [first, ...others] = Object.keys(headings).map(
      (route) =>
        inlineHashes([readFileSync(join(publicFolder, route, "index.html"), "utf8")]).scripts,
    );
    for (const scripts of others) expect(scripts).toEqual(first);
  });

  test("allows only scripts from this site and inline scripts with a known hash", () => {
    const [self, ...hashes] = policy["script-src"] ?? [];
    expect(self).toBe("'self'");
    expect(hashes.length).toBeGreaterThan(0);
    for (const hash of hashes) expect(hash).toMatch(/^'sha256-/);
    expect(policy["default-src"]).toEqual(["'self'"]);
    expect(policy["object-src"]).toEqual(["'none'"]);
  });

  test("allows no other sites than the form service and the map", () => {
    const isOwnMap = map.embedUrl.startsWith("/");
    expect(policy["connect-src"]).toEqual(["'self'", new URL(inquiry.endpoint).origin]);
    expect(policy["frame-src"]).toEqual([isOwnMap ? "'self'" : new URL(map.embedUrl).origin]);
    expect(policy["frame-ancestors"]).toEqual([isOwnMap ? "'self'" : "'none'"]);
    const otherSites = Object.values(policy)
      .flat()
      .filter((source) => source.includes("://"));
    expect(otherSites).toEqual([
      policy["connect-src"]?.[1],
      ...(isOwnMap ? [] : (policy["frame-src"] ?? [])),
    ]);
  });

  test("blocks nothing on any page, in the service worker and in pages that it serves offline", async ({
    page,
    host,
  }) => {
    const violations = await watchViolations(page);
    await visitAndCache(page, host.url);
    for (const path of [...Object.keys(headings), "/nope", "/Events", "/FAQ.html"]) {
      await page.goto(host.url + path);
      await hydrated(page);
    }
    await page.context().setOffline(true);
    for (const path of [...Object.keys(headings), "/nope"]) {
      await page.goto(host.url + path);
      await page.waitForLoadState("networkidle");
    }
    expect(violations).toEqual([]);
  });

  test("blocks an injected inline script, which is a console error", async ({
    page,
    host,
    pageErrors,
  }) => {
    const violations = await watchViolations(page);
    await page.goto(host.url);
    await page.evaluate(() => {
      const script = document.createElement("script");
      script.textContent = "document.body.dataset.injected = 'yes'";
      document.body.append(script);
    });
    await expect.poll(() => violations.length).toBeGreaterThan(0);
    // So all tests that expect no console error also expect no violation.
    expect(pageErrors.join()).toContain("Content Security Policy");
    expect(await page.evaluate(() => document.body.dataset.injected)).toBeUndefined();
  });
});
