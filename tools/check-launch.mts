/** Lists what in `data/`, or in the folder that is named, is still a stand-in. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { readDataFolder } from "../src/content/node/readDataFolder";
import { isPictureName } from "../src/content/pictureFormat";

const folder = process.argv[2] ?? "data";

/** What a whole text of a data file looks like if it stands for the real one, and what replaces it. */
const marks: [looksLike: RegExp, needed: string][] = [
  [/^Midnight Lobby$/, "the venue's name"],
  [/\.example\b/, "the real address"],
  [/^Negara Contoh$/, "the country of the form service"],
  [/\bContoh\b|^0{5}$/, "the venue's postal address"],
  [/^\+[\d -]*000 0000$/, "the venue's phone number"],
  [/^0{8}-/, "the key that the form service gave the venue"],
  [/^\/map-placeholder/, "the embed address of a map that shows the venue"],
];

/** Every picture that is a stand-in has it in a comment, within its first bytes. */
const PICTURE_MARK = "stand-in";
const MARKED_BYTES = 2000;

function inDataFile(path: string): string[] {
  const lines = readFileSync(path, "utf8").split("\n");
  return lines.flatMap((line, index) =>
    Array.from(line.matchAll(/"([^"\\]*)"/g), ([, text = ""]) => text).flatMap((text) => {
      const [, needed] = marks.find(([looksLike]) => looksLike.test(text)) ?? [];
      return needed ? [`${path}:${index + 1}: "${text}" is a stand-in. Write ${needed}.`] : [];
    }),
  );
}

function inPicture(path: string): string[] {
  const isStandIn = readFileSync(path).subarray(0, MARKED_BYTES).includes(PICTURE_MARK);
  return isStandIn ? [`${path} is a stand-in. Replace it with a picture of the venue.`] : [];
}

const paths = readDataFolder(folder).paths.map((path) => join(folder, path));
const standIns = paths.sort().flatMap((path) => {
  if (path.endsWith(".json")) return inDataFile(path);
  return isPictureName(path) ? inPicture(path) : [];
});
for (const standIn of standIns) console.error(standIn);
console.log(`Stand-ins to replace before the site goes live: ${standIns.length}.`);
process.exitCode = standIns.length === 0 ? 0 : 1;
