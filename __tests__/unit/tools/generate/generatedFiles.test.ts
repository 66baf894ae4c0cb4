import { readdirSync, readFileSync } from "node:fs";
import { fontFiles } from "../../../../tools/generate/fontFiles";
import { generatedFiles } from "../../../../tools/generate/generatedFiles";

const files = generatedFiles();

const pathsIn = (folder: string, end: string) =>
  readdirSync(folder)
    .filter((name) => name.endsWith(end))
    .map((name) => `${folder}/${name}`);

it.each(Object.entries(files))(
  "%s is up to date (if not, run `npm run generate`)",
  (path, content) => {
    expect(readFileSync(path, "utf8")).toBe(content);
  },
);

it("every schema in .vscode/schemas belongs to a data file (if not, delete it)", () => {
  expect(Object.keys(files)).toEqual(expect.arrayContaining(pathsIn(".vscode/schemas", "")));
});

it("the font files are up to date (if not, run `npm run generate`)", async () => {
  const made = await fontFiles();
  const committed = pathsIn("src/styles/fonts", ".woff2");
  expect(committed).toEqual(Object.keys(made).sort());
  expect(committed.filter((path) => !made[path]?.equals(readFileSync(path)))).toEqual([]);
});
