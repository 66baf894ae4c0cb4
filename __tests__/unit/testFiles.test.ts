import { readdirSync } from "node:fs";

/** The file names for each kind of test. `docs/testing.md` describes the kinds. */
const patterns: Record<string, RegExp> = {
  unit: /\.test\.tsx?(\.snap)?$/,
  browser: /\.spec\.ts$/,
  realData: /\.spec\.ts$/,
  editor: /\.spec\.ts$/,
  hosts: /\.spec\.ts$/,
  standards: /\.spec\.ts$/,
  engines: /\.spec\.ts$/,
  lifecycle: /\.spec\.ts$/,
  fixture: /^/,
  support: /^/,
};

describe("the files in __tests__", () => {
  it("have a folder and a name that a test command finds", () => {
    const files = readdirSync("__tests__", { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => `${entry.parentPath}/${entry.name}`);
    const strays = files.filter((path) => {
      const [, kind = ""] = path.split("/");
      return !patterns[kind]?.test(path);
    });
    expect(files.length).toBeGreaterThan(20);
    expect(strays).toEqual([]);
  });
});
