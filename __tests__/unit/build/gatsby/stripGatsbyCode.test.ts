import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { headHandlerForBrowser } from "../../../../src/browser/gatsby/noHeadExports";
import { standIns, stripGatsbyCode } from "../../../../src/build/gatsby/stripGatsbyCode";

const sources = readdirSync("src", { recursive: true, encoding: "utf8" })
  .filter((file) => /\.tsx?$/.test(file) && !file.endsWith(".d.ts"))
  .map((file) => readFileSync(join("src", file), "utf8"));

/** A folder with the given files, all of them empty. */
function siteWith(files: readonly string[]) {
  const site = mkdtempSync(join(tmpdir(), "site-"));
  for (const file of files) {
    mkdirSync(join(site, dirname(file)), { recursive: true });
    writeFileSync(join(site, file), "");
  }
  return site;
}

describe("what is left out of the browser's code", () => {
  it("is there in this version of Gatsby", () => {
    for (const file of Object.keys(standIns)) {
      // Gatsby fills .cache from its own folder.
      const source = file.replace(/^\.cache/, "node_modules/gatsby/cache-dir");
      expect([source, existsSync(source)]).toEqual([source, true]);
    }
  });

  it("stops the build where Gatsby has it elsewhere", () => {
    const [missing, ...others] = Object.keys(standIns);
    expect(() => stripGatsbyCode(siteWith(others))).toThrow(missing);
    expect(() => stripGatsbyCode(siteWith(Object.keys(standIns)))).not.toThrow();
  });

  it("has a stand-in with the same export", () => {
    for (const standIn of Object.values(standIns))
      if (standIn) expect(existsSync(standIn)).toBe(true);
    expect(headHandlerForBrowser()).toBeUndefined();
  });

  it("is called by nothing here", () => {
    for (const source of sources) {
      expect(source).not.toMatch(/export (const|function|async function) Head\b/);
    }
  });
});
