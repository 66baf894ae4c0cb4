import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

const read = (file: string) => JSON.parse(readFileSync(file, "utf8"));
const { dependencies, devDependencies, overrides, allowScripts, scripts } = read("package.json");
const names = Object.keys({ ...dependencies, ...devDependencies });
const lock: Record<string, { resolved?: string; hasInstallScript?: boolean; version: string }> =
  read("package-lock.json").packages;

/** Runs the check that stands before each command, as if in another folder or with another Node. */
function checkMachine(folder: string, version: string) {
  const pretend = `Object.defineProperty(process.versions, "node", { value: "${version}" })`;
  const loader = `data:text/javascript,${encodeURIComponent(pretend)}`;
  const check = resolve("tools/check-machine.mjs");
  const { status, stderr } = spawnSync(process.execPath, ["--import", loader, check], {
    cwd: folder,
    encoding: "utf8",
  });
  return { status, lines: stderr.trim().split("\n") };
}

describe("a command that builds or tests", () => {
  const folders = mkdtempSync(join(tmpdir(), "folders-"));
  afterAll(() => rmSync(folders, { recursive: true }));

  it.each(["site (2)", "#site", "100%", "Ada's site"])(
    "ends with one sentence in the folder %s",
    (name) => {
      const folder = join(folders, name);
      mkdirSync(folder);
      const { status, lines } = checkMachine(folder, process.versions.node);
      expect(status).toBe(1);
      expect(lines).toEqual([expect.stringContaining(`does not work in the folder ${folder}`)]);
    },
  );

  it.each(["18.20.8", "20.18.3", "21.7.0"])("ends with one sentence with Node %s", (version) => {
    const { status, lines } = checkMachine(".", version);
    expect(status).toBe(1);
    expect(lines).toEqual([expect.stringContaining(`This is Node ${version}`)]);
  });

  it.each(["20.19.0", "26.10.0"])(
    "begins with Node %s, in a folder with a space and other signs",
    (version) => {
      const folder = join(folders, `Site, v2 & café ${version}`);
      mkdirSync(folder);
      expect(checkMachine(folder, version)).toEqual({ status: 0, lines: [""] });
    },
  );

  it("checks first", () => {
    for (const command of ["develop", "build", "test", "test:unit", "test:browser", "test:data"]) {
      expect(scripts).toHaveProperty([`pre${command}`], "node tools/check-machine.mjs");
    }
  });
});

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

  it("are all mentioned in docs/dependencies.md", () => {
    const documented = readFileSync("docs/dependencies.md", "utf8");
    const notMentioned = names.filter(
      (name) => !documented.includes(name.replace(/^(@types|@testing-library)\/.*/, "$1/*")),
    );
    expect(notMentioned).toEqual([]);
  });
});
