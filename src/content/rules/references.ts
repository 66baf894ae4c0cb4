import { didYouMean } from "../nearMiss";
import { formatPath } from "../schema/fieldTree";
import type { Rule } from "./rule";

export const knownRigs: Rule = (valid, leaves) => {
  if (!valid.rigs) return [];
  const ids = valid.rigs.rigs.map(({ id }) => id);
  return leaves
    .filter(({ note, value }) => note.kind === "rigId" && !ids.includes(value))
    .map(({ name, path, value }) => {
      const advice =
        didYouMean(value, ids) || ` Write one of these: ${ids.join(", ")}, or remove this entry.`;
      const message = `"${value}" is not the id of a rig in data/rigs.json.${advice}`;
      return { name, path, message };
    });
};

export const uniqueIds: Rule = (_valid, leaves) => {
  const ids = leaves.filter(({ note }) => note.kind === "id");
  return ids.flatMap((leaf) => {
    const { name, path, value } = leaf;
    const first = ids.find((other) => other.name === name && other.value === value);
    if (!first || first === leaf) return [];
    return [{ name, path, message: `${formatPath(first.path)} is the same. Write another id.` }];
  });
};
