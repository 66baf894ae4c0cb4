import type { z } from "zod";
import { contentNames, contentTypes, dataFileName } from "../../src/content/schema";
import { fieldNotes } from "../../src/content/schema/field";
import { isArray, isObject, unwrap } from "../../src/content/schema/fieldTree";
import { expectedInWords, orEmptyInWords } from "./fieldWords";

const INTRODUCTION = `<!-- Written by \`npm run generate\`. Change the schemas in src/content/schema/ instead. -->

# All fields of the data files

This page lists every field. [README.md](README.md) explains how to change them.

- A dot leads into a block: \`hours.opens\` is the field \`"opens"\` in the block \`"hours": { … }\`.
- \`[]\` means every entry of a list: \`rates[].member\` is the field \`"member"\` of each entry in \`"rates": [ … ]\`.
- Where a field may be empty, the column *what to write* says how.
- Lengths count characters after the [placeholders](README.md#placeholders) have been filled in.`;

/** The page `data/fields.md`. */
export function fieldTables(): string {
  return `${[INTRODUCTION, ...contentNames.map(table)].join("\n\n")}\n`;
}

function table(name: (typeof contentNames)[number]): string {
  return [
    `## ${dataFileName(name)}`,
    "",
    "| field | what it is | what to write | for example |",
    "| --- | --- | --- | --- |",
    ...rows(contentTypes[name].schema, ""),
  ].join("\n");
}

function rows(wrapped: z.ZodType, path: string): string[] {
  const { schema } = unwrap(wrapped);
  const orEmpty = orEmptyInWords(wrapped);
  if (isObject(schema)) {
    const fields = Object.entries(schema.shape).flatMap(([key, field]) =>
      rows(field, path ? `${path}.${key}` : key),
    );
    if (!orEmpty) return fields;
    const description = wrapped.description ?? schema.description ?? "";
    return [row(path, description, `a block in { }${orEmpty}`, ""), ...fields];
  }
  if (isArray(schema)) {
    const mayBeEmpty = schema.safeParse([]).success;
    const expected = mayBeEmpty
      ? "a list in [ ], or [] for none"
      : "a list in [ ] with at least one entry";
    return [
      row(path, schema.description ?? "", expected + orEmpty, ""),
      ...rows(schema.element, `${path}[]`),
    ];
  }
  const note = fieldNotes.get(schema);
  if (!note) throw new Error(`no schema describes ${path}`);
  const expected = expectedInWords(note) + orEmpty;
  return [row(path, schema.description ?? "", expected, `\`${JSON.stringify(note.example)}\``)];
}

function row(path: string, description: string, expected: string, example: string): string {
  // A pipe ends a cell, even inside backticks.
  const cells = [`\`${path}\``, description, expected, example];
  return `| ${cells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`;
}
