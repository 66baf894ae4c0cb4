import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { headHandlerForBrowser } from "../../../../src/browser/gatsby/noHeadExports";
import invariant from "../../../../src/browser/gatsby/noInvariants";
import { stripGatsbyCode } from "../../../../src/build/gatsby/stripGatsbyCode";

const sources = readdirSync("src", { recursive: true, encoding: "utf8" })
  .filter((file) => /\.tsx?$/.test(file) && !file.endsWith(".d.ts"))
  .map((file) => readFileSync(join("src", file), "utf8"));

describe("what is left out of the browser's code", () => {
  const { alias } = stripGatsbyCode(process.cwd()).resolve;
  const leftOut = Object.entries<string | false>(alias);

  it("is there in this version of Gatsby", () => {
    for (const [file] of leftOut) {
      const path = relative(process.cwd(), file);
      // Gatsby fills .cache from its own folder.
      const source = path.replace(/^\.cache/, "node_modules/gatsby/cache-dir");
      expect([source, existsSync(source)]).toEqual([source, true]);
    }
  });

  it("has stand-ins with the same exports", () => {
    for (const [, standIn] of leftOut) if (standIn) expect(existsSync(standIn)).toBe(true);
    expect(headHandlerForBrowser()).toBeUndefined();
    expect(invariant()).toBeUndefined();
  });

  it("is called by nothing here", () => {
    for (const source of sources) {
      expect(source).not.toMatch(/export (const|function|async function) Head\b/);
      expect(source).not.toMatch(/import \{[^}]*\b(Script|Slice)\b[^}]*\} from "gatsby"/);
    }
  });
});
