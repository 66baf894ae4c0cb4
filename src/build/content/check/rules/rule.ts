import { type Content, type ContentName, schemas } from "../../schema";
import { type FieldNote, fieldNotes } from "../../schema/fields";
import { type Leaf, leaves } from "../../schema/fieldTree";
import type { Finding } from "../problem";

/** Something that must be true beyond the shape of a file. */
export type Rule<Needs extends ContentName = ContentName> = {
  /** The files that must be sound before the rule can be asked. */
  needs: readonly Needs[];
  find: (content: Pick<Content, Needs>) => Finding[];
};

export function rule<Needs extends ContentName>(
  needs: readonly Needs[],
  find: (content: Pick<Content, Needs>) => Finding[],
): Rule {
  return { needs, find: find as Rule["find"] };
}

export type NotedLeaf = Leaf & { name: ContentName; note: FieldNote; value: string };

/** The texts, links, ids and paths of some files, with what is noted of their fields. */
export function notedLeaves(content: Partial<Content>): NotedLeaf[] {
  return (Object.keys(content) as ContentName[]).flatMap((name) =>
    leaves(schemas[name], content[name]).flatMap((leaf) => {
      const note = fieldNotes.get(leaf.schema);
      return note && typeof leaf.value === "string"
        ? [{ ...leaf, name, note, value: leaf.value }]
        : [];
    }),
  );
}
