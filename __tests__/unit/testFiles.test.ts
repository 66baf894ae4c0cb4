import { readdirSync } from "node:fs";

/** How the files of each kind of test are called; `docs/testing.md` says what the kinds are. */
const names: Record<string, RegExp> = {
  unit: /\.test\.tsx?$/,
  browser: /\.spec\.ts$/,
  hosts: /\.spec\.ts$/,
  engines: /\.spec\.ts$/,
  lifecycle: /\.spec\.ts$/,
  fixture: /^/,
  support: /^/,
};

describe("the files in __tests__", () => {
  it("are in a folder and have a name that a test command looks for, so that none is skipped", () => {
    const files = readdirSync("__tests__", { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => `${entry.parentPath}/${entry.name}`);
    const strays = files.filter((path) => {
      const [, kind = ""] = path.split("/");
      return !names[kind]?.test(path);
    });
    expect(files.length).toBeGreaterThan(20);
    expect(strays).toEqual([]);
  });
});
