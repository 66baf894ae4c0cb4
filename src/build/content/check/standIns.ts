import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Content } from "../schema";
import { type DataFolder, locate } from "./dataFolder";
import { formatValue, type Problem } from "./problem";
import { type NotedLeaf, notedLeaves } from "./rules/rule";

/** In the first bytes of every picture that was drawn in place of a real one. */
const STAND_IN_MARK = "stand-in";
const MARKED_BYTES = 2000;

/** How to recognise stand-in values, and what replaces them. */
const standInValues: { looksLike: RegExp; needed: string }[] = [
  { looksLike: /^Midnight Lobby$/, needed: "the venue's name" },
  { looksLike: /\.example\b/, needed: "the real address" },
  { looksLike: /\bContoh\b|^0{5}$/, needed: "the venue's postal address" },
  { looksLike: /^\+[\d -]*000 0000$/, needed: "the venue's phone number" },
  { looksLike: /^0{8}-/, needed: "the key that the form service gave the venue" },
  { looksLike: /^\/map-placeholder/, needed: "the embed address of a map that shows the venue" },
];

/** Finds stand-in values and pictures in the valid data files. */
export function findStandIns(folder: DataFolder, valid: Partial<Content>): Problem[] {
  return notedLeaves(valid).flatMap((leaf) => {
    const message = valueMessage(leaf) ?? pictureMessage(leaf, folder.root);
    return message ? [locate({ ...leaf, message }, folder)] : [];
  });
}

function valueMessage({ note, value }: NotedLeaf): string | undefined {
  if (note.kind === "text" || note.kind === "alt") return undefined;
  const standIn = standInValues.find(({ looksLike }) => looksLike.test(value));
  return standIn && `${formatValue(value)} is a stand-in. Write ${standIn.needed}.`;
}

function pictureMessage({ note, value }: NotedLeaf, dataFolder: string): string | undefined {
  if (note.kind !== "photo" && note.kind !== "drawing") return undefined;
  const head = readFileSync(join(dataFolder, value)).subarray(0, MARKED_BYTES);
  if (!head.includes(STAND_IN_MARK)) return undefined;
  const needed = note.kind === "photo" ? "a photo of the venue" : "the venue's own drawing";
  return `data/${value} is a stand-in. Replace it with ${needed}.`;
}
