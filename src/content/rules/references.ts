import { didYouMean } from "../nearMiss";
import { dataFileName } from "../schema";
import { formatPath } from "../schema/fieldTree";
import { type NotedLeaf, notedLeaves } from "../schema/notedLeaves";
import type { Rule } from "./rule";

export const knownRigs: Rule = (valid) => {
  if (!valid.rigs) return [];
  const ids = valid.rigs.rigs.map(({ id }) => id);
  return notedLeaves(valid)
    .filter(({ note, value }) => note.kind === "rigId" && !ids.includes(value))
    .map(({ name, path, value }) => {
      const advice =
        didYouMean(value, ids) || ` Write one of these: ${ids.join(", ")}, or remove this entry.`;
      const message = `"${value}" is not the id of a rig in data/rigs.json.${advice}`;
      return { name, path, message };
    });
};

/** An id is the only one in its file, and a description belongs to one photo. */
export const uniqueIdsAndAlts: Rule = (valid) => {
  const found = notedLeaves(valid);
  return found.flatMap((leaf) => {
    const { name, path, note, value } = leaf;
    const isAlt = note.kind === "alt";
    if (note.kind !== "id" && !isAlt) return [];
    const first = found.find(
      (other) =>
        other.value === value && other.note.kind === note.kind && (isAlt || other.name === name),
    );
    if (!first || first === leaf) return [];
    if (isAlt && photosBeside(first, found) === photosBeside(leaf, found)) return [];
    const advice = isAlt ? "Describe what only this photo shows" : "Write another id";
    const message = `${formatPath(first.path)} in data/${dataFileName(first.name)} is the same. ${advice}.`;
    return [{ name, path, message }];
  });
};

/** The paths of the photos in the block of a description, as one text. */
function photosBeside(alt: NotedLeaf, found: NotedLeaf[]): string {
  const blockOf = ({ name, path }: NotedLeaf) => `${name} ${formatPath(path.slice(0, -1))}`;
  const photos = found.filter(
    (leaf) => leaf.note.kind === "photo" && blockOf(leaf) === blockOf(alt),
  );
  return photos.map(({ value }) => value).join();
}
