import equal from "fast-deep-equal";
import { type Node, parseTree } from "jsonc-parser";

/** In characters. Longer lists get a line for each entry. */
const LINE_WIDTH = 100;

/**
 * Returns the text of a JSON file with another value. What has not changed stays as it is written: the order of
 * fields, line breaks and numbers such as `7.50`. New entries are written like their neighbours.
 */
export function writeChanges(text: string, value: unknown): string {
  const tree = parseTree(text);
  if (!tree) return `${print(value, "")}\n`;
  const end = tree.offset + tree.length;
  return text.slice(0, tree.offset) + rewrite(tree, value, text) + text.slice(end);
}

function rewrite(node: Node, value: unknown, text: string): string {
  const source = sourceOf(node, text);
  if (equal(valueOfNode(node, text), value)) return source;
  // The form editor removes the spaces around a text when it saves.
  if (node.type === "string" && node.value.trim() === value) return source;
  const isFilled = node.children !== undefined && node.children.length > 0;
  if (isFilled && node.type === "array" && Array.isArray(value) && value.length > 0) {
    return rewriteList(node, value, text);
  }
  if (isFilled && node.type === "object" && isBlock(value) && Object.keys(value).length > 0) {
    return rewriteBlock(node, value, text);
  }
  return print(value, indentAt(node, text));
}

function rewriteBlock(node: Node, value: Record<string, unknown>, text: string): string {
  const old = new Map(node.children?.map((property) => [keyOf(property), property]));
  const items = keysInOrder([...old.keys()], Object.keys(value)).map((key) => {
    const [name, oldValue] = old.get(key)?.children ?? [];
    if (!name || !oldValue) return newProperty(key, value[key], node, text);
    return text.slice(name.offset, oldValue.offset) + rewrite(oldValue, value[key], text);
  });
  return assemble(node, items, text);
}

/** Keeps the old order. A new key follows the key that it follows in the new order. */
function keysInOrder(old: string[], wanted: string[]): string[] {
  const keys = old.filter((key) => wanted.includes(key));
  wanted.forEach((key, index) => {
    if (keys.includes(key)) return;
    const before = wanted.slice(0, index).findLast((other) => keys.includes(other));
    keys.splice(before === undefined ? 0 : keys.indexOf(before) + 1, 0, key);
  });
  return keys;
}

function newProperty(key: string, value: unknown, block: Node, text: string): string {
  const likeLines = sourceOf(block, text).includes("\n");
  const indent = indentAt(block.children?.[0] ?? block, text);
  return `${JSON.stringify(key)}: ${likeLines ? print(value, indent) : printInline(value)}`;
}

function rewriteList(node: Node, values: unknown[], text: string): string {
  const old = [...(node.children ?? [])];
  const template = old[0];
  const take = (found: Node | undefined) => found && old.splice(old.indexOf(found), 1)[0];
  // First the entries that only moved, so that a changed entry cannot take their place.
  const kept = values.map((value) =>
    take(old.find((item) => equal(valueOfNode(item, text), value))),
  );
  const items = values.map((value, index) => {
    const item =
      kept[index] ?? take(old.find((other) => isEdited(valueOfNode(other, text), value)));
    return item ? rewrite(item, value, text) : newItem(value, template, text);
  });
  return assemble(node, items, text);
}

/** Whether a value looks like an entry in which some fields have changed. */
function isEdited(old: unknown, value: unknown): boolean {
  if (!isBlock(old) || !isBlock(value)) return typeof old === typeof value;
  return Object.keys(old).some((key) => equal(old[key], value[key]));
}

function newItem(value: unknown, neighbour: Node | undefined, text: string): string {
  if (!neighbour) return print(value, "");
  if (!sourceOf(neighbour, text).includes("\n")) return printInline(value);
  return print(value, indentAt(neighbour, text));
}

/** Puts the parts of a list or block together, with the white space that is there. */
function assemble(node: Node, items: string[], text: string): string {
  const children = node.children ?? [];
  const gaps = children.map((child) => text.slice(node.offset, child.offset).match(/\s*$/)?.[0]);
  const [firstGap = ""] = gaps;
  const usualGap = gaps[1] ?? (firstGap.includes("\n") ? firstGap : " ");
  const source = sourceOf(node, text);
  const lastGap = source.slice(0, -1).match(/\s*$/)?.[0] ?? "";
  const inside = items.map((item, index) => (gaps[index] ?? usualGap) + item).join(",");
  return source[0] + inside + lastGap + source.at(-1);
}

function print(value: unknown, indent: string): string {
  if (Array.isArray(value) && !value.some(isContainer)) {
    const inline = printInline(value);
    if (indent.length + inline.length <= LINE_WIDTH) return inline;
  }
  const inner = `${indent}  `;
  const lines = Array.isArray(value)
    ? value.map((item) => inner + print(item, inner))
    : isBlock(value)
      ? Object.entries(value).map(
          ([key, item]) => `${inner}${JSON.stringify(key)}: ${print(item, inner)}`,
        )
      : [];
  if (lines.length === 0) return JSON.stringify(value);
  const [open, close] = Array.isArray(value) ? "[]" : "{}";
  return `${open}\n${lines.join(",\n")}\n${indent}${close}`;
}

function printInline(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(printInline).join(", ")}]`;
  if (!isBlock(value)) return JSON.stringify(value);
  const fields = Object.entries(value).map(
    ([key, item]) => `${JSON.stringify(key)}: ${printInline(item)}`,
  );
  return fields.length > 0 ? `{ ${fields.join(", ")} }` : "{}";
}

const isContainer = (value: unknown) => typeof value === "object" && value !== null;

function isBlock(value: unknown): value is Record<string, unknown> {
  return isContainer(value) && !Array.isArray(value);
}

const keyOf = (property: Node): string => property.children?.[0]?.value;

/** Not with jsonc-parser, whose objects have no prototype and so equal no others. */
const valueOfNode = (node: Node, text: string): unknown => JSON.parse(sourceOf(node, text));

const sourceOf = ({ offset, length }: Node, text: string) => text.slice(offset, offset + length);

/** The white space at the beginning of the line in which a node begins. */
function indentAt(node: Node, text: string): string {
  const line = text.slice(text.lastIndexOf("\n", node.offset - 1) + 1, node.offset);
  return line.match(/^\s*/)?.[0] ?? "";
}
