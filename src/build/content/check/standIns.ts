import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Content } from "../schema";
import { type DataFolder, locate } from "./dataFolder";
import { formatValue, type Problem } from "./problem";
import { type NotedLeaf, notedLeaves } from "./rules/rule";

/** Stands in the first bytes of every picture that was drawn for want of the venue's own. */
const STAND_IN_MARK = "stand-in";
const MARK_IS_WITHIN_BYTES = 2000;

/** How fictional values look, and what the venue gives instead of them. */
const fictions: { looksLike: RegExp; needed: string }[] = [
  { looksLike: /^Midnight Lobby$/, needed: "the venue's name" },
  { looksLike: /\.example\b/, needed: "the real address" },
  { looksLike: /\bContoh\b|^0{5}$/, needed: "the venue's postal address" },
  { looksLike: /^\+[\d -]*000 0000$/, needed: "the venue's phone number" },
  { looksLike: /^0{8}-/, needed: "the key that the form service gave the venue" },
  { looksLike: /^\/map-placeholder/, needed: "the embed address of a map of the place" },
];

/** What in the valid data files is still fictional, each with its line and what is needed. */
export function findStandIns(folder: DataFolder, valid: Partial<Content>): Problem[] {
  return notedLeaves(valid).flatMap((leaf) => {
    const message = fictionOf(leaf) ?? drawnPicture(leaf, folder.root);
    return message ? [locate({ ...leaf, message }, folder)] : [];
  });
}

function fictionOf({ note, value }: NotedLeaf): string | undefined {
  if (note.kind === "text" || note.kind === "alt") return undefined;
  const fiction = fictions.find(({ looksLike }) => looksLike.test(value));
  return fiction && `${formatValue(value)} is fictional; needed: ${fiction.needed}.`;
}

function drawnPicture({ note, value }: NotedLeaf, dataFolder: string): string | undefined {
  if (note.kind !== "photo" && note.kind !== "drawing") return undefined;
  const head = readFileSync(join(dataFolder, value)).subarray(0, MARK_IS_WITHIN_BYTES);
  if (!head.includes(STAND_IN_MARK)) return undefined;
  const needed = note.kind === "photo" ? "a photo of the venue" : "the venue's own drawing";
  return `data/${value} is a stand-in; needed: ${needed}.`;
}
