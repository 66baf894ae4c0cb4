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
import { Slice } from "../../../../src/browser/gatsby/noSlices";
import { replacements, stripGatsbyCode } from "../../../../src/build/gatsby/stripGatsbyCode";

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

/** Gatsby fills `.cache` from its own folder. */
const inPackage = (file: string) => file.replace(/^\.cache/, "node_modules/gatsby/cache-dir");

const exportsOf = (file: string) =>
  Array.from(
    readFileSync(file, "utf8").matchAll(/^(?:export (?:\w+ )+?|module\.)(\w+)\b *[(=]/gm),
    ([, name]) => name,
  );

describe("Gatsby code that is left out of the browser bundle", () => {
  it("exists in this version of Gatsby", () => {
    for (const file of Object.keys(replacements).map(inPackage)) {
      expect([file, existsSync(file)]).toEqual([file, true]);
    }
  });

  it("stops the build if Gatsby has moved it", () => {
    const [missing, ...others] = Object.keys(replacements);
    expect(() => stripGatsbyCode(siteWith(others))).toThrow(missing);
    expect(() => stripGatsbyCode(siteWith(Object.keys(replacements)))).not.toThrow();
  });

  it("is replaced by modules with the same exports", () => {
    for (const [file, replacement] of Object.entries(replacements)) {
      expect(exportsOf(replacement)).toEqual(exportsOf(inPackage(file)));
    }
    expect(Object.values(replacements).flatMap(exportsOf)).not.toEqual([]);
  });

  it("is replaced by code that does nothing", () => {
    expect(headHandlerForBrowser()).toBeUndefined();
    expect(Slice()).toBeNull();
  });

  it("is not needed, because no page exports a Head, and none has slices", () => {
    for (const source of sources) {
      expect(source).not.toMatch(/export (const|function|async function) Head\b|<Slice\b/);
    }
  });
});
