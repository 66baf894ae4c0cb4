import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { listFiles } from "../../src/node/listFiles";

const read = (file: string) => JSON.parse(readFileSync(file, "utf8"));

describe("the npm packages", () => {
  const { dependencies, devDependencies, overrides, allowScripts } = read("package.json");
  const lock: Record<string, { resolved?: string; hasInstallScript?: boolean }> =
    read("package-lock.json").packages;

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

it("src imports no plugin, and no plugin imports another, so that each can be removed", () => {
  const files = ["src", "plugins"]
    .flatMap((folder) => listFiles(folder).map((file) => join(folder, file)))
    .filter((file) => /\.(ts|tsx|mts)$/.test(file));
  /** `plugins/photos`. What several of them need is in `plugins/shared`. */
  const pluginOf = (path: string) => path.match(/^plugins\/(?!shared\/)[^/]+/)?.[0];
  const wrong = files.flatMap((file) =>
    Array.from(
      readFileSync(file, "utf8").matchAll(/(?:from|import\()\s*"(\..+?)"/g),
      ([, to = ""]) => join(dirname(file), to),
    )
      .filter((imported) => pluginOf(imported) && pluginOf(imported) !== pluginOf(file))
      .map((imported) => `${file} imports ${imported}`),
  );
  expect(files.length).toBeGreaterThan(100);
  expect(wrong).toEqual([]);
});

/** The folders whose tests run in Playwright. CONTRIBUTING.md describes them. */
const inPlaywright = /^(browser|rare|realSite|editor|hosts|builtFiles|firefox|webkit|builds)$/;

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
