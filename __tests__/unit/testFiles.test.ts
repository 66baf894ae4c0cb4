import { readdirSync } from "node:fs";

describe("the files in __tests__", () => {
  it("are all tests, browser specs or support for them, so that none is silently skipped", () => {
    const files = readdirSync("__tests__", { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => `${entry.parentPath}/${entry.name}`)
      .filter((path) => !/\/(helpers|setup|support)\//.test(path));
    const strays = files.filter(
      (path) => !(path.startsWith("__tests__/unit/") ? /\.test\.tsx?$/ : /\.spec\.ts$/).test(path),
    );
    expect(files.length).toBeGreaterThan(20);
    expect(strays).toEqual([]);
  });
});
