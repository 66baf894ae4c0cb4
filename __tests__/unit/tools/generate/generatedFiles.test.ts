import { readdirSync, readFileSync } from "node:fs";
import { generatedFiles } from "../../../../tools/generate/generatedFiles";

const files = generatedFiles();

it.each(Object.entries(files))(
  "%s follows from the schemas (else run `npm run generate`)",
  (path, content) => {
    expect(readFileSync(path, "utf8")).toBe(content);
  },
);

it("no schema is left of a data file that is gone (else delete it)", () => {
  const schemas = readdirSync(".vscode/schemas").map((name) => `.vscode/schemas/${name}`);
  expect(Object.keys(files)).toEqual(expect.arrayContaining(schemas));
});
