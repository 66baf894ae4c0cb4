import type { z } from "zod";
import { fieldNotes } from "../schema/fields";
import {
  formatPath,
  isArray,
  isEnum,
  isObject,
  type Path,
  schemaAt,
  toPath,
  unwrap,
} from "../schema/fieldTree";
import { type DataFile, placeOf, placeOfKey } from "./dataFile";
import { didYouMean, nearMiss } from "./nearMiss";
import { fieldInWords, formatValue, type Problem } from "./problem";

/** What in a data file does not follow its schema. */
export function shapeProblems(data: DataFile, fileSchema: z.ZodType): Problem[] {
  const issues = fileSchema.safeParse(data.value).error?.issues ?? [];
  const misspelt = issues.flatMap((issue) =>
    issue.code === "unrecognized_keys" ? misspeltKeys(data, fileSchema, issue) : [],
  );
  const misspeltFields = new Set(misspelt.map(({ meant }) => formatPath(meant)));
  const others = issues
    .filter((issue) => issue.code !== "unrecognized_keys")
    .map((issue) => valueProblem(data, fileSchema, toPath(issue.path)))
    .filter(({ field }) => !misspeltFields.has(field ?? ""));
  return onePerField([...misspelt.map(({ problem }) => problem), ...others]);
}

type Issue = z.core.$ZodIssueUnrecognizedKeys;

/** Unknown fields, each with the path of the missing field that it probably is. */
function misspeltKeys(data: DataFile, fileSchema: z.ZodType, issue: Issue) {
  const path = toPath(issue.path);
  const block = schemaAt(fileSchema, path);
  const known = block && isObject(block) ? Object.keys(block.shape) : [];
  const present = Object.keys(Object(valueAt(data.value, path)));
  const missing = known.filter((key) => !present.includes(key));
  return issue.keys.map((key) => {
    const found = [...path, key];
    const meant = nearMiss(key, missing);
    const advice = meant ? didYouMean(key, missing) : ` The fields here are ${known.join(", ")}.`;
    const message = `no field of this name is read here.${advice}`;
    const place = placeOfKey(data, found);
    const problem: Problem = { file: data.file, place, ...fieldInWords(found), message };
    return { problem, meant: [...path, meant ?? ""] };
  });
}

function valueProblem(data: DataFile, fileSchema: z.ZodType, path: Path): Problem {
  const schema = schemaAt(fileSchema, path);
  const value = valueAt(data.value, path);
  const expected = schema ? expectedInWords(schema) : "nothing";
  const advice = schema ? fieldNotes.get(schema)?.advice : undefined;
  const message =
    value === undefined
      ? `is missing; expected ${expected}.${exampleLine(path, schema)}`
      : `expected ${expected}, found ${foundInWords(value)}.${guess(schema, value)}${advice ? ` ${advice}` : ""}`;
  return { file: data.file, place: placeOf(data, path), ...fieldInWords(path), message };
}

function expectedInWords(wrapped: z.ZodType): string {
  const { schema } = unwrap(wrapped);
  if (isObject(schema))
    return `a block in { } with the fields ${Object.keys(schema.shape).join(", ")}`;
  if (isArray(schema)) return "a list in [ ] with at least one entry";
  return fieldNotes.get(schema)?.expected ?? "another value";
}

function foundInWords(value: unknown): string {
  return Array.isArray(value) && value.length === 0 ? "an empty list" : formatValue(value);
}

function exampleLine(path: Path, schema: z.ZodType | undefined): string {
  const key = path.at(-1);
  const example = schema && fieldNotes.get(schema)?.example;
  return typeof key === "string" && example !== undefined
    ? ` Add a line such as ${JSON.stringify(key)}: ${JSON.stringify(example)}`
    : "";
}

function guess(schema: z.ZodType | undefined, value: unknown): string {
  if (!schema || !isEnum(schema) || typeof value !== "string") return "";
  return didYouMean(value, schema.options);
}

function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (inside, step) => (Object.hasOwn(Object(inside), step) ? Object(inside)[step] : undefined),
    value,
  );
}

function onePerField(problems: Problem[]): Problem[] {
  return [...new Map(problems.map((problem) => [problem.field ?? "", problem])).values()];
}
