import { type Content, type ContentName, contentNames, schemas } from "../../schema";
import { type FieldNote, fieldNotes } from "../../schema/fields";
import { type Leaf, leaves } from "../../schema/fieldTree";
import type { Finding } from "../problem";

/** Finds where something is not true that must be, beyond the shape of each file. */
export type Rule = (valid: Partial<Content>) => Finding[];

/** A rule about some files, which is asked only while all of them are valid. */
export function rule<Needs extends ContentName>(
  needs: readonly Needs[],
  find: (content: Pick<Content, Needs>) => Finding[],
): Rule {
  const hasAll = (valid: Partial<Content>): valid is Partial<Content> & Pick<Content, Needs> =>
    needs.every((name) => valid[name] !== undefined);
  return (valid) => (hasAll(valid) ? find(valid) : []);
}

export type NotedLeaf = Leaf & { name: ContentName; note: FieldNote; value: string };

/** The texts, links, ids and paths of some files, with what is noted of their fields. */
export function notedLeaves(content: Partial<Content>): NotedLeaf[] {
  return contentNames.flatMap((name) =>
    leaves(schemas[name], content[name]).flatMap((leaf) => {
      const note = fieldNotes.get(leaf.schema);
      return note && typeof leaf.value === "string"
        ? [{ ...leaf, name, note, value: leaf.value }]
        : [];
    }),
  );
}
