import { readFileSync } from "node:fs";
import { join } from "node:path";
import { routes } from "../../src/domain/routes";
import { expect, isViolation, test } from "../support/browser/test";
import { policyIn } from "../support/hosts/policy";
import { publicFolder } from "../support/site/testSite";

test.describe("the Content-Security-Policy", () => {
  test("comes before the first script, style and link of each page, and allows no other site than the form service", () => {
    for (const file of [...routes.map((route) => `${route}/index.html`), "404.html"]) {
      const html = readFileSync(join(publicFolder, file), "utf8");
      const policy = policyIn(html);
      const [start] = html.split(/<(?:script|style|link)\b/);
      expect(start, file).toContain(policy);
      expect(policy.match(/\b\w+:\/\/[^ ;]+/g), file).toEqual(["https://letters.test"]);
    }
  });

  // So all tests that expect no console error also expect no violation.
  test("blocks an injected inline script, which is a console error", async ({
    page,
    pageErrors,
  }) => {
    await page.goto("/");
    await page.evaluate(() => {
      const script = document.createElement("script");
      script.textContent = "document.body.dataset.injected = 'yes'";
      document.body.append(script);
    });
    await expect.poll(() => pageErrors.filter(isViolation).length).toBeGreaterThan(0);
    expect(await page.evaluate(() => document.body.dataset.injected)).toBeUndefined();
  });
});
