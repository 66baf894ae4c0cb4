import { readFileSync } from "node:fs";

const read = (file: string) => JSON.parse(readFileSync(file, "utf8"));
const { dependencies, devDependencies, overrides, allowScripts } = read("package.json");
const lock: Record<string, { resolved?: string; hasInstallScript?: boolean; version: string }> =
  read("package-lock.json").packages;

describe("the npm packages", () => {
  it("have exact versions, overrides included", () => {
    const versions = Object.values({ ...dependencies, ...devDependencies, ...overrides });
    const loose = versions.filter(
      (version) => typeof version === "string" && !/^\d+\.\d+\.\d+$/.test(version),
    );
    expect(loose).toEqual([]);
  });

  it("are locked without the URL of a registry", () => {
    const withAddress = Object.entries(lock).filter(([, { resolved }]) => resolved !== undefined);
    expect(withAddress).toEqual([]);
  });

  it("run an install script only if package.json lists them in allowScripts", () => {
    const withScript = Object.entries(lock)
      .filter(([path, { hasInstallScript }]) => path !== "" && hasInstallScript)
      .map(([path]) => path.split("node_modules/").at(-1) as string);
    // npm installs fsevents on macOS only.
    const notAllowed = withScript.filter((name) => !(name in allowScripts) && name !== "fsevents");
    expect(notAllowed).toEqual([]);
  });
});
