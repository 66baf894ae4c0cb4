import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { HtmlValidate } from "html-validate";
import { publicFolder } from "../support/site/testSite";
import { htmlFiles } from "../support/standards/htmlFiles";

test("html-validate finds neither errors nor warnings in the built pages", async () => {
  const files = htmlFiles().map((file) => join(publicFolder, file));
  expect(files.length).toBeGreaterThan(5);
  const validator = new HtmlValidate({ extends: ["html-validate:standard"] });
  const { results } = await validator.validateMultipleFiles(files);
  const findings = results.flatMap(({ filePath, messages }) =>
    messages.map(({ ruleId, message, line }) => `${ruleId}: ${message} ${filePath}:${line}`),
  );
  expect(findings).toEqual([]);
});
