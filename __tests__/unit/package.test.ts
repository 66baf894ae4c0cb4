import { readFileSync } from "node:fs";

const read = (file: string) => JSON.parse(readFileSync(file, "utf8"));
const { dependencies, devDependencies, overrides, allowScripts } = read("package.json");
const names = Object.keys({ ...dependencies, ...devDependencies });
const lock: Record<string, { resolved?: string; hasInstallScript?: boolean; version: string }> =
  read("package-lock.json").packages;

describe("the packages", () => {
  it("have exact versions, as do the overrides", () => {
    const versions = Object.values({ ...dependencies, ...devDependencies, ...overrides });
    const loose = versions.filter(
      (version) => typeof version === "string" && !/^\d+\.\d+\.\d+$/.test(version),
    );
    expect(loose).toEqual([]);
  });

  it("are locked without the address of any machine or registry", () => {
    const withAddress = Object.entries(lock).filter(([, { resolved }]) => resolved !== undefined);
    expect(withAddress).toEqual([]);
  });

  it("run a script while they are installed only where package.json says so by name", () => {
    const withScript = Object.entries(lock)
      .filter(([path, { hasInstallScript }]) => path !== "" && hasInstallScript)
      .map(([path]) => path.split("node_modules/").at(-1) as string);
    // Its script is for macOS, where npm installs it.
    const unnamed = withScript.filter((name) => !(name in allowScripts) && name !== "fsevents");
    expect(unnamed).toEqual([]);
  });

  it("each have a line in docs/dependencies.md", () => {
    const documented = readFileSync("docs/dependencies.md", "utf8");
    const unexplained = names.filter(
      (name) => !documented.includes(name.replace(/^(@types|@testing-library)\/.*/, "$1/*")),
    );
    expect(unexplained).toEqual([]);
  });
});
