import { execFile } from "node:child_process";
import { readdirSync } from "node:fs";
import { cp } from "node:fs/promises";
import { promisify } from "node:util";
import { expect, test } from "@playwright/test";
import { editEverything, setQuestionCount } from "../support/site/edits";
import { SiteCopy } from "../support/site/siteCopy";

/** The specs whose results depend on the data. All others test how code is loaded. */
const specs = [
  "accessibility",
  "contrast",
  "faq",
  "footer",
  "inquiryForm",
  "largeText",
  "layout",
  "lightbox",
  "manifest",
  "navbar",
  "navigation",
  "noScript",
  "openNow",
  "places",
  "plan",
  "print",
  "privacy",
  "published",
  "refusing",
  "reservationBar",
  "rigCards",
  "room",
  "saving",
  "screenReader",
  "share",
  "structuredData",
];

const notCopied = [".cache", ".git", ".test-site", "node_modules", "public"];

/** Without the variables that Playwright sets for its own workers. */
const environment = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !/^(TEST_|PLAYWRIGHT_|PW_|NODE_ENV)/.test(name)),
);

test.describe("after edits to every text, opening hour, price and list", () => {
  let project: SiteCopy;

  test.describe.configure({ mode: "serial", timeout: 1_200_000 });

  test.beforeAll(async () => {
    project = await SiteCopy.make();
    for (const entry of readdirSync(".").filter((name) => !notCopied.includes(name))) {
      await cp(entry, project.path(entry), { recursive: true });
    }
    editEverything(project);
  });

  test.afterAll(() => project.remove());

  const run = async (...command: string[]) => {
    const failure = await promisify(execFile)("npx", command, {
      cwd: project.folder,
      env: environment,
      maxBuffer: 64 * 1024 * 1024,
    }).then(
      () => "",
      ({ stdout, stderr }) => `${stdout}\n${stderr}`,
    );
    expect(failure).toBe("");
  };
  const browserTests = (names: string[]) =>
    run("playwright", "test", "--project=browser", ...names.map((name) => `/${name}.spec`));

  test("the data check passes", () => run("tsx", "tools/check-data.mts"));

  test("all unit tests pass", () => run("jest"));

  test("the site builds and its browser tests pass", () => browserTests(specs));

  test("the FAQ tests also pass with seven questions", () => {
    setQuestionCount(project, 7);
    return browserTests(["faq", "noScript", "structuredData"]);
  });
});
