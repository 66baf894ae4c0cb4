import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Content } from "../schema";
import { formatPath } from "../schema/fieldTree";
import { type DataFolder, locate } from "./dataFolder";
import { inventedTexts, standInAlts } from "./inventedTexts";
import { formatValue, type Problem } from "./problem";
import { type NotedLeaf, notedLeaves } from "./rules/rule";

/** In the first bytes of every picture that was drawn in place of a real one. */
const STAND_IN_MARK = "stand-in";
const MARKED_BYTES = 2000;

/** How to recognise stand-in values, and what replaces them. */
const standInValues: { looksLike: RegExp; needed: string }[] = [
  { looksLike: /^Midnight Lobby$/, needed: "the venue's name" },
  { looksLike: /\.example\b/, needed: "the real address" },
  { looksLike: /^Negara Contoh$/, needed: "the country of the form service" },
  { looksLike: /\bContoh\b|^0{5}$/, needed: "the venue's postal address" },
  { looksLike: /^\+[\d -]*000 0000$/, needed: "the venue's phone number" },
  { looksLike: /^0{8}-/, needed: "the key that the form service gave the venue" },
  { looksLike: /^\/map-placeholder/, needed: "the embed address of a map that shows the venue" },
];

/** Finds stand-in values, texts and pictures in the valid data files, and descriptions of former stand-ins. */
export function findStandIns(folder: DataFolder, valid: Partial<Content>): Problem[] {
  // The words in photos repeat values of other files.
  const { wordsInPhotos: _words, ...files } = valid;
  const leaves = notedLeaves(files);
  const isStandIn = ({ value }: NotedLeaf) => hasStandInMark(join(folder.root, value));
  return leaves.flatMap((leaf) => {
    const message = messageFor(leaf, leaves, isStandIn);
    return message ? [locate({ ...leaf, message }, folder)] : [];
  });
}

function messageFor(
  leaf: NotedLeaf,
  leaves: NotedLeaf[],
  isStandIn: (picture: NotedLeaf) => boolean,
): string | undefined {
  switch (leaf.note.kind) {
    case "text":
      return textMessage(leaf);
    case "alt":
      return altMessage(leaf, photosBeside(leaf, leaves).every(isStandIn));
    case "photo":
      return isStandIn(leaf) ? pictureMessage(leaf, "a photo of the venue") : undefined;
    case "drawing":
      return isStandIn(leaf) ? pictureMessage(leaf, "the venue's own drawing") : undefined;
    default:
      return valueMessage(leaf);
  }
}

function textMessage({ value }: NotedLeaf): string | undefined {
  const invented = inventedTexts.find(({ begins }) => value.startsWith(begins));
  return invented && `${formatValue(value)} is a stand-in text. Write ${invented.needed}.`;
}

function altMessage({ value }: NotedLeaf, describesStandIn: boolean): string | undefined {
  if (describesStandIn || !standInAlts.some((begins) => value.startsWith(begins))) return undefined;
  return `${formatValue(value)} describes the stand-in that this photo replaced. Write what the photo shows.`;
}

function pictureMessage({ value }: NotedLeaf, needed: string): string {
  return `data/${value} is a stand-in. Replace it with ${needed}.`;
}

function valueMessage({ value }: NotedLeaf): string | undefined {
  const standIn = standInValues.find(({ looksLike }) => looksLike.test(value));
  return standIn && `${formatValue(value)} is a stand-in. Write ${standIn.needed}.`;
}

function hasStandInMark(picture: string): boolean {
  return readFileSync(picture).subarray(0, MARKED_BYTES).includes(STAND_IN_MARK);
}

/** Returns the photos in the same block, which the description describes. */
function photosBeside(alt: NotedLeaf, leaves: NotedLeaf[]): NotedLeaf[] {
  const blockOf = ({ name, path }: NotedLeaf) => `${name} ${formatPath(path.slice(0, -1))}`;
  return leaves.filter((leaf) => leaf.note.kind === "photo" && blockOf(leaf) === blockOf(alt));
}
