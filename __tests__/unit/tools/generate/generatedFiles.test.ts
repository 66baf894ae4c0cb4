import { readdirSync, readFileSync } from "node:fs";
import { generatedFiles } from "../../../../tools/generate/generatedFiles";

const generated = generatedFiles();

const pathsIn = (folder: string, end: string) =>
  readdirSync(folder)
    .filter((name) => name.endsWith(end))
    .map((name) => `${folder}/${name}`);

it("the generated files are up to date (if not, run `npm run generate`)", async () => {
  const files = Object.entries(await generated);
  const old = files.filter(([path, content]) => !readFileSync(path).equals(Buffer.from(content)));
  expect(old.map(([path]) => path)).toEqual([]);
});

it("every schema and font file is a generated file (if not, delete it)", async () => {
  const committed = [...pathsIn(".vscode/schemas", ""), ...pathsIn("src/styles/fonts", ".woff2")];
  expect(Object.keys(await generated)).toEqual(expect.arrayContaining(committed));
});
