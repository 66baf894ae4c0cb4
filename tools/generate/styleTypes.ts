import { basename, join } from "node:path";
import { compile } from "sass";
import { listFiles } from "../../src/node/listFiles";

const NOTE = "// Written by `npm run generate` from the style sheets.";

/** Declares every CSS module with its classes. A misspelt class then fails the type check. */
export function styleTypes(folder = "src"): string {
  const modules = listFiles(folder)
    .filter((file) => file.endsWith(".module.scss"))
    .sort();
  return `${[NOTE, ...modules.map((file) => declarationOf(join(folder, file)))].join("\n\n")}\n`;
}

/** Declares a module by its file name, which is unique, because importers use relative paths. */
function declarationOf(file: string): string {
  const names = namesIn(compile(file).css).map((name) => `  export const ${name}: string;`);
  return `declare module "*/${basename(file)}" {\n${names.join("\n")}\n}`;
}

/** Returns the classes of a compiled style sheet and the names in its `:export` block. */
function namesIn(css: string): string[] {
  const withoutValues = css.replace(/"[^"]*"|url\([^)]*\)|\/\*[\s\S]*?\*\//g, "");
  const [, exported = ""] = withoutValues.match(/:export\s*\{([^}]*)\}/) ?? [];
  const found = [
    ...Array.from(exported.matchAll(/(\w+):/g), ([, name]) => name),
    ...Array.from(withoutValues.matchAll(/\.([a-zA-Z]\w*)/g), ([, name]) => name),
  ];
  return [...new Set(found)].filter((name) => name !== undefined).sort();
}
