import type { z } from "zod";
import { contentNames, schemas } from "../../src/build/content/schema";
import { fieldNotes } from "../../src/build/content/schema/fields";
import { isArray, isObject, unwrap } from "../../src/build/content/schema/fieldTree";

const BEGIN = "<!-- The tables below are written by `npm run generate`. -->";

/** The editor's guide with new tables: what comes after the mark is generated. */
export function withFieldTables(guide: string): string {
  const [written] = guide.split(BEGIN);
  return `${written?.trimEnd()}\n\n${BEGIN}\n\n${contentNames.map(table).join("\n\n")}\n`;
}

function table(name: (typeof contentNames)[number]): string {
  return [
    `### ${name}.json`,
    "",
    "| field | what it is | what is expected | for example |",
    "| --- | --- | --- | --- |",
    ...rows(schemas[name], ""),
  ].join("\n");
}

function rows(wrapped: z.ZodType, path: string): string[] {
  const { schema, isRequired } = unwrap(wrapped);
  if (isObject(schema)) {
    return Object.entries(schema.shape).flatMap(([key, field]) =>
      rows(field, path ? `${path}.${key}` : key),
    );
  }
  if (isArray(schema)) {
    const about = row(path, wrapped.description ?? schema.description ?? "", "a list in [ ]", "");
    return [about, ...rows(schema.element, `${path}[]`)];
  }
  const note = fieldNotes.get(schema);
  if (!note) throw new Error(`no schema describes ${path}`);
  const expected = isRequired ? note.expected : `${note.expected}, or null`;
  return [row(path, note.description, expected, `\`${JSON.stringify(note.example)}\``)];
}

function row(path: string, description: string, expected: string, example: string): string {
  return `| \`${path}\` | ${description} | ${expected.replaceAll("|", "\\|")} | ${example} |`;
}
