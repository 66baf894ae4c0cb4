import { findNodeAtLocation, type Node, type ParseError, parseTree } from "jsonc-parser";
import { formatValue, type Mistake } from "../mistake";
import type { Path } from "../schema/fieldTree";
import { syntaxMessage } from "./syntaxMessage";

/** A parsed data file. The tree knows the place of each value. */
export type DataFile = { file: string; text: string; tree: Node; value: unknown };

type ReadFile = { data: DataFile; mistakes: [] } | { data: null; mistakes: Mistake[] };

const BYTE_ORDER_MARK = "\uFEFF";

/** A line that Git writes between two versions. */
const MERGE_MARK = /^(?:<{7} |={7}$|>{7} )/m;

/** Stands for what is not UTF-8. */
const REPLACEMENT_CHARACTER = "\uFFFD";

/** Parses the text of a data file. `file` is its name in messages, such as `data/faq.json`. */
export function parseDataFile(file: string, text: string): ReadFile {
  const refuse = (offset: number, message: string): ReadFile => ({
    data: null,
    mistakes: [{ file, place: placeInText(text, offset), message }],
  });
  // A crash of the computer can leave a file of NUL characters.
  if (text.replaceAll("\0", "").trim() === "") {
    return refuse(0, "the file is empty. Restore its last version.");
  }
  const encoding = wrongEncoding(text);
  if (encoding) {
    return refuse(0, `the file is saved as "${encoding}". Save it with the encoding "UTF-8".`);
  }
  const unreadable = text.indexOf(REPLACEMENT_CHARACTER);
  if (unreadable >= 0) {
    return refuse(
      unreadable,
      "this letter cannot be read. Write it again, and save the file with the encoding UTF-8.",
    );
  }
  const conflict = text.search(MERGE_MARK);
  if (conflict >= 0) {
    return refuse(
      conflict,
      "two changes of the same lines have met here, and Git has kept both: one above =======, one below. Keep one of the two, and delete the lines that begin with <<<<<<<, ======= and >>>>>>>.",
    );
  }
  try {
    const errors: ParseError[] = [];
    const tree = parseTree(text, errors, { allowTrailingComma: false, disallowComments: true });
    // Later syntax errors are usually consequences of the first one.
    const [error] = errors;
    if (error) {
      const { offset, message } = syntaxMessage(text, error);
      return refuse(offset, message);
    }
    // Without an error, there is a tree.
    return { data: { file, text, tree: tree as Node, value: JSON.parse(text) }, mistakes: [] };
  } catch (error) {
    const reason = error instanceof Error ? error.message : error;
    return refuse(0, `the file cannot be read (${reason}). Restore its last version.`);
  }
}

/** Programs of Windows save texts with these encodings. In UTF-16, every other byte of most texts is 0. */
function wrongEncoding(text: string): string | undefined {
  if (text.startsWith(BYTE_ORDER_MARK)) return "UTF-8 with BOM";
  const isUtf16 =
    text.startsWith(REPLACEMENT_CHARACTER.repeat(2)) || text.slice(0, 2).includes("\0");
  return isUtf16 ? "UTF-16" : undefined;
}

/** Returns where a value begins. If the value is missing, returns where the block around it begins. */
export function placeOf(data: DataFile, path: Path): { line: number; column: number } {
  const node = findNodeAtLocation(data.tree, [...path]);
  if (!node && path.length > 0) return placeOf(data, path.slice(0, -1));
  return placeInText(data.text, node?.offset ?? 0);
}

/** Returns where the name of a field begins. */
export function placeOfKey(data: DataFile, path: Path): { line: number; column: number } {
  const key = findNodeAtLocation(data.tree, [...path])?.parent?.children?.[0];
  return placeInText(data.text, key?.offset ?? 0);
}

/** Finds fields that a block has twice. `JSON.parse` would silently keep the last one. */
export function duplicateKeys(data: DataFile): Mistake[] {
  return objectsIn(data.tree).flatMap(({ children = [] }) => {
    const keys = children.flatMap(({ children: parts = [] }) => parts.slice(0, 1));
    return keys.flatMap((key, index) => {
      const first = keys.slice(0, index).find(({ value }) => value === key.value);
      if (!first) return [];
      const { line } = placeInText(data.text, first.offset);
      const message = `this block has the field ${formatValue(key.value)} twice, first on line ${line}. Remove one of them.`;
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
