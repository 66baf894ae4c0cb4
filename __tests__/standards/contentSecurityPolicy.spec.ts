import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { CspEvaluator } from "csp_evaluator";
import { Severity } from "csp_evaluator/dist/finding";
import { CspParser } from "csp_evaluator/dist/parser";
import { policyIn } from "../support/hosts/policy";
import { publicFolder } from "../support/site/testSite";

test("CSP Evaluator finds no weakness of high or medium severity, not even a possible one", () => {
  const policy = policyIn(readFileSync(join(publicFolder, "index.html"), "utf8"));
  const findings = new CspEvaluator(new CspParser(policy).csp)
    .evaluate()
    .filter(({ severity }) => severity <= Severity.MEDIUM_MAYBE)
    .map(({ directive, value }) => `${directive} ${value}`);
  // The site has no JSONP, no AngularJS and no files that visitors upload.
  expect(findings).toEqual(["script-src 'self'"]);
});
