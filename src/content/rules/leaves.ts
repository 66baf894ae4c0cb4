import { type Content, type ContentName, contentNames, schemas } from "../schema";
import { type FieldNote, fieldNotes } from "../schema/fieldNotes";
import { type Leaf, leaves } from "../schema/fieldTree";

export type NotedLeaf = Leaf & { name: ContentName; note: FieldNote; value: string };

/** Caches the result of `notedLeaves` for each file, because many rules need it. */
const listed = new WeakMap<object, NotedLeaf[]>();

/** Lists all texts, links, ids and paths in data files, with the notes of their fields. */
export function notedLeaves(content: Partial<Content>): NotedLeaf[] {
  return contentNames.flatMap((name) => {
    const file = content[name];
    if (!file) return [];
    const found = listed.get(file) ?? leavesIn(name, file);
    listed.set(file, found);
    return found;
  });
}

function leavesIn(name: ContentName, file: object): NotedLeaf[] {
  return leaves(schemas[name], file).flatMap((leaf) => {
    const note = fieldNotes.get(leaf.schema);
    return note && typeof leaf.value === "string"
      ? [{ ...leaf, name, note, value: leaf.value }]
      : [];
  });
}
