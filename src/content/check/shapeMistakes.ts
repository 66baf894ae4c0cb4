import { z } from "zod";
import { formatValue, type Mistake } from "../mistake";
import { didYouMean, nearMiss } from "../nearMiss";
import { fieldNotes } from "../schema/fieldNotes";
import { formatPath, isArray, isObject, type Path, schemaAt } from "../schema/fieldTree";
import { type DataFile, placeOf, placeOfKey } from "./dataFile";

/** Finds values and fields in a data file that do not match its schema. */
export function shapeMistakes(data: DataFile, fileSchema: z.ZodType): Mistake[] {
  const { error } = fileSchema.safeParse(data.value, {
    reportInput: true,
    // For mistakes that have no message of their own, as those of a rule have.
    error: (issue) => valueMessage(fileSchema, issue.input, pathOf(issue)),
  });
  const issues = error?.issues ?? [];
  const unknown = issues.flatMap((issue) =>
    issue.code === "unrecognized_keys" ? unknownFields(data, fileSchema, issue) : [],
  );
  const misspeltFields = new Set(unknown.map(({ meant }) => formatPath(meant)));
  const others = issues
    .filter((issue) => issue.code !== "unrecognized_keys")
    .map((issue) => valueMistake(data, issue))
    .filter(({ field }) => !misspeltFields.has(field ?? ""));
  return onePerField([...unknown.map(({ mistake }) => mistake), ...others]);
}

/** Returns a mistake for each unknown field, with the path of the missing field that it probably is. */
function unknownFields(
  data: DataFile,
  fileSchema: z.ZodType,
  issue: z.core.$ZodIssueUnrecognizedKeys,
) {
  const path = pathOf(issue);
  const block = schemaAt(fileSchema, path);
  const known = block && isObject(block) ? Object.keys(block.shape) : [];
  const present = Object.keys(Object(issue.input));
  const missing = known.filter((key) => !present.includes(key));
  return issue.keys.map((key) => {
    const found = [...path, key];
    const advice =
      didYouMean(key, missing) || ` Remove it. The fields here are ${known.join(", ")}.`;
    const message = `there is no field of this name here.${advice}`;
    const place = placeOfKey(data, found);
    const mistake: Mistake = { file: data.file, place, field: formatPath(found), message };
    return { mistake, meant: [...path, nearMiss(key, missing) ?? ""] };
  });
}

function valueMistake(data: DataFile, issue: z.core.$ZodIssue): Mistake {
  const path = pathOf(issue);
  const { message } = issue;
  return { file: data.file, place: placeOf(data, path), field: formatPath(path), message };
}

function valueMessage(fileSchema: z.ZodType, value: unknown, path: Path): string {
  const schema = schemaAt(fileSchema, path);
  if (!schema) return `${formatValue(value)} does not belong here. Remove it.`;
  const note = fieldNotes.get(schema);
  if (value === undefined) {
    const line = note && `a line like this: "${path.at(-1)}": ${JSON.stringify(note.example)}`;
    return `this field is missing. Add ${line ?? `${expected(schema)}.`}`;
  }
  const orNull = isNullable(fileSchema, path) ? " or null (without quotation marks)" : "";
  const keepOne =
    isArray(schema) && Array.isArray(value) ? "Keep one entry, or restore the last version." : "";
  const advice = note?.adviceOn?.(value) ?? note?.advice ?? keepOne;
  return `${formatValue(value)} is not ${expected(schema)}${orNull}. ${advice}`.trim();
}

function expected(schema: z.ZodType): string {
  if (isObject(schema)) {
    const required = Object.keys(schema.shape).filter((key) => isRequired(schema, key));
    return `a block in { } with the fields ${required.join(", ")}`;
  }
  if (isArray(schema)) return "a list in [ ] with at least one entry";
  return fieldNotes.get(schema)?.expected ?? "a value for this field";
}

function isRequired(block: z.ZodObject<Record<string, z.ZodType>>, key: string): boolean {
  return !(block.shape[key] instanceof z.ZodOptional);
}

function isNullable(fileSchema: z.ZodType, path: Path): boolean {
  const block = schemaAt(fileSchema, path.slice(0, -1));
  return !!block && isObject(block) && block.shape[path.at(-1) ?? ""] instanceof z.ZodNullable;
}

// zod's type allows symbols in a path, but JSON has none.
const pathOf = ({ path = [] }: { path?: PropertyKey[] | undefined }) => path as Path;

function onePerField(mistakes: Mistake[]): Mistake[] {
  return [...new Map(mistakes.map((mistake) => [mistake.field ?? "", mistake])).values()];
}
