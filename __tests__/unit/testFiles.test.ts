import { readdirSync } from "node:fs";

/** The folders whose tests run in Playwright. CONTRIBUTING.md describes them. */
const inPlaywright = /^(browser|realData|editor|hosts|standards|engines|lifecycle)$/;

function isFound(path: string): boolean {
  const [, folder = ""] = path.split("/");
  if (folder === "unit") return /\.test\.tsx?(\.snap)?$/.test(path);
  if (inPlaywright.test(folder)) return /\.spec\.ts$|\/playwright\.config\.ts$/.test(path);
  return ["fixture", "support"].includes(folder);
}

it("the files in __tests__ have a folder and a name that a test command finds", () => {
  const files = readdirSync("__tests__", { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`);
  expect(files.length).toBeGreaterThan(20);
  expect(files.filter((path) => !isFound(path))).toEqual([]);
});
