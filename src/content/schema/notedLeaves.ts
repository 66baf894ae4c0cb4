import { type FieldNote, fieldNotes } from "./fieldNotes";
import { type Leaf, leaves } from "./fieldTree";
import { type Content, type ContentName, contentNames, schemas } from "./index";

export type NotedLeaf = Leaf & { name: ContentName; note: FieldNote; value: string };

/** Lists all texts, links, ids and paths in data files, with the notes of their fields. */
export function notedLeaves(content: Partial<Content>): NotedLeaf[] {
  return contentNames.flatMap((name) =>
    leaves(schemas[name], content[name]).flatMap((leaf) => {
      const note = fieldNotes.get(leaf.schema);
      const { value } = leaf;
      return note && typeof value === "string" ? [{ ...leaf, name, note, value }] : [];
    }),
  );
}
