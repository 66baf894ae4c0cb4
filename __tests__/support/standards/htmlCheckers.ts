import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { HtmlValidate } from "html-validate";
import { commandPath } from "../programs";
import type { Exceptions } from "./exceptions";

type HtmlChecker = {
  name: string;
  isInstalled: boolean;
  /** Returns the errors and warnings in HTML files. */
  check: (files: string[]) => Promise<string[]>;
  exceptions: Exceptions;
};

type NuMessage = { type: string; subType?: string; message: string; extract?: string; url: string };

const unknownCss =
  "Browsers support it. The checker's list of CSS is older. Stylelint checks the CSS.";

const nu: HtmlChecker = {
  name: "the Nu HTML checker",
  isInstalled: commandPath("java") !== undefined,
  check: async (files) => {
    const jar = require.resolve("vnu-jar/build/dist/vnu.jar");
    const options = ["--stdout", "--exit-zero-always", "--format", "json"];
    const { stdout } = await promisify(execFile)("java", ["-jar", jar, ...options, ...files], {
      maxBuffer: 64 * 1024 * 1024,
    });
    return (
      (JSON.parse(stdout).messages as NuMessage[])
        .filter(({ type, subType }) => type !== "info" || subType === "warning")
        // The words of the test site are in no language.
        .filter(({ message }) => !message.startsWith("This document appears to be written in"))
        .map(({ message, extract, url }) => `${message} ${url}: ${extract}`)
    );
  },
  exceptions: {
    "“container-type”": unknownCss,
    "“@container”": unknownCss,
    "“--room-for-prices”: Unknown dimension": unknownCss,
    "“--fitting-size”: Parse Error": unknownCss,
    "“font-size”: Parse Error": unknownCss,
    "“padding”: Parse Error": unknownCss,
    "“grid-template”": unknownCss,
    "“linear(": unknownCss,
    "“size-adjust”": unknownCss,
    "“animation-timeline”": unknownCss,
    "“animation-range”": unknownCss,
    "“::details-content”": unknownCss,
    "Attribute “name” not allowed on element “details”":
      "HTML has this attribute since 2023. It groups answers, so that only one is open.",
    "Expected a minus sign or a digit but saw “m” instead":
      "HTML allows min() and all other math functions of CSS in `sizes`. The checker knows only calc().",
  },
};

const htmlValidate: HtmlChecker = {
  name: "html-validate",
  isInstalled: true,
  check: async (files) => {
    const validator = new HtmlValidate({ extends: ["html-validate:standard"] });
    const { results } = await validator.validateMultipleFiles(files);
    return results.flatMap(({ filePath, messages }) =>
      messages.map(
        ({ ruleId, message, line, column }) =>
          `${ruleId}: ${message} ${filePath}:${line}:${column}`,
      ),
    );
  },
  exceptions: {},
};

export const htmlCheckers = [nu, htmlValidate];
