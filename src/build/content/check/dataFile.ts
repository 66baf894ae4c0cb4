import { isUtf8 } from "node:buffer";
import { findNodeAtLocation, type Node, type ParseError, parseTree } from "jsonc-parser";
import type { Path } from "../schema/fieldTree";
import { formatValue, type Problem } from "./problem";
import { syntaxMessage } from "./syntaxMessage";

/** A data file that can be read, with the places of its values. */
export type DataFile = { file: string; text: string; tree: Node; value: unknown };

export type ReadFile = { data: DataFile; problems: [] } | { data: null; problems: Problem[] };

const BYTE_ORDER_MARK = "\uFEFF";

/** After this many syntax errors the rest are most likely echoes of the first ones. */
const MOST_SYNTAX_ERRORS = 3;

/** Reads the bytes of a data file such as `data/faq.json`, which `file` names. */
export function parseDataFile(file: string, bytes: Buffer): ReadFile {
  const text = bytes.toString("utf8");
  const refuse = (offset: number, message: string): ReadFile => ({
    data: null,
    problems: [{ file, place: placeInText(text, offset), message }],
  });
  if (!isUtf8(bytes)) {
    return refuse(
      text.indexOf("\uFFFD"),
      'found letters that are not saved as UTF-8. Save the file again with the encoding "UTF-8".',
    );
  }
  if (text.startsWith(BYTE_ORDER_MARK)) {
    return refuse(
      0,
      'found an invisible mark before the first letter. Save the file as "UTF-8", not as "UTF-8 with BOM".',
    );
  }
  if (text.trim() === "") {
    return refuse(0, "expected the file's content, found nothing. Bring its last version back.");
  }
  try {
    const errors: ParseError[] = [];
    const tree = parseTree(text, errors, { allowTrailingComma: false, disallowComments: true });
    const problems = syntaxProblems(file, text, errors);
    if (problems.length > 0) return { data: null, problems };
    const value: unknown = JSON.parse(text);
    return tree
      ? { data: { file, text, tree, value }, problems: [] }
      : refuse(0, "found no value.");
  } catch (error) {
    return refuse(0, `cannot be read: ${error instanceof Error ? error.message : error}`);
  }
}

function syntaxProblems(file: string, text: string, errors: ParseError[]): Problem[] {
  const byLine = new Map<number, Problem>();
  for (const error of errors) {
    const { offset, message } = syntaxMessage(text, error);
    const place = placeInText(text, offset);
    if (!byLine.has(place.line)) byLine.set(place.line, { file, place, message });
  }
  return [...byLine.values()].slice(0, MOST_SYNTAX_ERRORS);
}

/** Where a value begins, or, when it is missing, the block that it should be in. */
export function placeOf(data: DataFile, path: Path): { line: number; column: number } {
  const node = findNodeAtLocation(data.tree, [...path]);
  if (!node && path.length > 0) return placeOf(data, path.slice(0, -1));
  return placeInText(data.text, node?.offset ?? 0);
}

/** Where the name of a field stands. */
export function placeOfKey(data: DataFile, path: Path): { line: number; column: number } {
  const key = findNodeAtLocation(data.tree, [...path])?.parent?.children?.[0];
  return placeInText(data.text, key?.offset ?? 0);
}

/** JSON keeps the last of two fields of the same name without a word. */
export function duplicateKeys(data: DataFile): Problem[] {
  return objectsIn(data.tree).flatMap(({ children = [] }) => {
    const keys = children.flatMap(({ children: parts = [] }) => parts.slice(0, 1));
    return keys.flatMap((key, index) => {
      const first = keys.slice(0, index).find(({ value }) => value === key.value);
      if (!first) return [];
      const { line } = placeInText(data.text, first.offset);
      const message = `${formatValue(key.value)} stands twice in this block, first on line ${line}. Remove one of them.`;
      return [{ file: data.file, place: placeInText(data.text, key.offset), message }];
    });
  });
}

function objectsIn(node: Node): Node[] {
  const inside = (node.children ?? []).flatMap(objectsIn);
  return node.type === "object" ? [node, ...inside] : inside;
}

function placeInText(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, Math.max(0, offset)).split(/\r\n|\r|\n/);
  return { line: before.length, column: (before.at(-1) ?? "").length + 1 };
}
