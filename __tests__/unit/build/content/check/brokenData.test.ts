import { mkdirSync } from "node:fs";
import { isDeepStrictEqual } from "node:util";
import { cleanup } from "@testing-library/react";
import { formatProblem } from "../../../../../src/build/content/check/problem";
import { loadContent } from "../../../../../src/build/content/loadContent";
import { dataFileName } from "../../../../../src/build/content/schema";
import { routes } from "../../../../../src/domain/routes";
import { brokenVariants, type Variant, validVariants } from "../../../../support/unit/brokenData";
import { DataCopy } from "../../../../support/unit/dataCopy";
import { renderWholePage } from "../../../../support/unit/renderPage";
import { asSiteContent } from "../../../../support/unit/siteContent";

let copy: DataCopy;
beforeEach(() => {
  copy = new DataCopy();
});
afterEach(() => copy.remove());

const byKind = (variants: Variant[]) =>
  [...new Set(variants.map(({ kind }) => kind))].map((kind) => {
    const alike = variants.filter((variant) => variant.kind === kind);
    return [alike.length, kind, alike] as const;
  });

/** Checks the data folder with one file replaced, then restores the file. */
function check({ name, content }: Variant) {
  const file = dataFileName(name);
  const before = copy.text(file);
  if (content === null) mkdirSync(copy.delete(file).path(file));
  else copy.write(file, content);
  const result = loadContent(copy.folder);
  copy.delete(file).write(file, before);
  return result;
}

describe(`${brokenVariants.length} generated invalid data files`, () => {
  it("are at least 500", () => {
    expect(brokenVariants.length).toBeGreaterThanOrEqual(500);
  });

  it.each(byKind(brokenVariants))(
    "%d with %s are reported with file and line",
    (_count, kind, variants) => {
      for (const variant of variants) {
        const file = `data/${dataFileName(variant.name)}`;
        const { content, problems } = check(variant);
        expect({ variant, content }).toEqual({ variant, content: null });
        const own = problems.filter((problem) => problem.file === file);
        expect(own).not.toEqual([]);
        for (const problem of own) {
          if (kind !== "a folder for a file") expect(problem.place?.line).toBeGreaterThan(0);
          expect(formatProblem(problem)).toMatch(/^data\/[\w-]+\.json\S* .{15,}/);
          expect(formatProblem(problem)).not.toMatch(/undefined|\n\s+at |Error\b|\[object/);
        }
      }
    },
  );
});

describe(`${validVariants.length} unusual but valid data files`, () => {
  it.each(byKind(validVariants))(
    "%d with %s are accepted, and every page renders",
    (_count, _kind, variants) => {
      const unchanged = loadContent(copy.folder).content;
      for (const variant of variants) {
        const { content, problems } = check(variant);
        expect({ variant, problems }).toEqual({ variant, problems: [] });
        // Files that are only written in another way say the same, which the tests of the pages render.
        if (!content || isDeepStrictEqual(content, unchanged)) continue;
        for (const pathname of routes) {
          const { container } = renderWholePage(pathname, asSiteContent(content));
          expect(container).not.toBeEmptyDOMElement();
          cleanup();
        }
      }
    },
  );
});
