import { z } from "zod";
import { formatValue, type Mistake } from "../mistake";
import { didYouMean, nearMiss } from "../nearMiss";
import { fieldNotes } from "../schema/field";
import { formatPath, isArray, isObject, type Path, schemaAt, unwrap } from "../schema/fieldTree";
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
  const { schema: block } = unwrap(schemaAt(fileSchema, path));
  const known = isObject(block) ? Object.keys(block.shape) : [];
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
  const wrapped = schemaAt(fileSchema, path);
  const { schema } = unwrap(wrapped);
  const note = fieldNotes.get(schema);
  const orNull = wrapped instanceof z.ZodNullable ? " or null (without quotation marks)" : "";
  if (value === undefined) {
    const line =
      note && `a line like this: "${path.at(-1)}": ${JSON.stringify(note.example)}${orNull}`;
    return `this field is missing. Add ${line ?? `${expected(schema)}.`}`;
  }
  if (
    typeof value === "string" &&
    value !== value.trim() &&
    schema.safeParse(value.trim()).success
  ) {
    return `there is a space or an empty line at the beginning or the end of ${formatValue(value)}. Remove it.`;
  }
  const keepOne =
    isArray(schema) && Array.isArray(value) ? "Keep one entry, or restore the last version." : "";
  const advice = note?.adviceOn?.(value) ?? note?.advice ?? keepOne;
  return `${formatValue(value)} is not ${expected(schema)}${orNull}. ${advice}`.trim();
}

function expected(schema: z.ZodType): string {
  if (isObject(schema)) {
    const fields = Object.entries(schema.shape);
    const required = fields.filter(([, field]) => !(field instanceof z.ZodOptional));
    return `a block in { } with the fields ${required.map(([name]) => name).join(", ")}`;
  }
  if (isArray(schema)) {
    const mayBeEmpty = schema.safeParse([]).success;
    return mayBeEmpty
      ? "a list in [ ], which may be empty"
      : "a list in [ ] with at least one entry";
  }
  return fieldNotes.get(schema)?.expected ?? "a value for this field";
}

// zod's type allows symbols in a path, but JSON has none.
const pathOf = ({ path = [] }: { path?: PropertyKey[] | undefined }) => path as Path;

function onePerField(mistakes: Mistake[]): Mistake[] {
  return [...new Map(mistakes.map((mistake) => [mistake.field ?? "", mistake])).values()];
}
