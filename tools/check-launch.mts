/** Lists what in `data/`, or in the folder that is named, is still a stand-in. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { readDataFolder } from "../src/content/node/readDataFolder";
import { isPictureName } from "../src/content/pictureFormat";
import { standsFor } from "../src/content/standIns";

const folder = process.argv[2] ?? "data";

/** Every picture that is a stand-in has it in a comment, within its first bytes. */
const PICTURE_MARK = "stand-in";
const MARKED_BYTES = 2000;

function inDataFile(path: string): string[] {
  const lines = readFileSync(path, "utf8").split("\n");
  return lines.flatMap((line, index) =>
    Array.from(line.matchAll(/"([^"\\]*)"/g), ([, text = ""]) => text).flatMap((text) => {
      const needed = standsFor(text);
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
