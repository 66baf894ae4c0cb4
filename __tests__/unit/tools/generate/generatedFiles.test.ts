import { readdirSync, readFileSync } from "node:fs";
import { generatedFiles } from "../../../../tools/generate/generatedFiles";

const files = generatedFiles();

it.each(Object.entries(files))(
  "%s is up to date (if not, run `npm run generate`)",
  (path, content) => {
    expect(readFileSync(path, "utf8")).toBe(content);
  },
);

it("every schema in .vscode/schemas belongs to a data file (if not, delete it)", () => {
  const schemas = readdirSync(".vscode/schemas").map((name) => `.vscode/schemas/${name}`);
  expect(Object.keys(files)).toEqual(expect.arrayContaining(schemas));
});
