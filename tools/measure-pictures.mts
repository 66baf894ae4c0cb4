import { compareQualities, compareWithSource } from "./pictures/likeness.mts";
import { pictureUses } from "./pictures/uses.mts";

// "qualities" encodes the photos with other qualities, instead of reading the built files.
const triesQualities = process.argv[2] === "qualities";

const uses = await pictureUses("public");
const rows = [];
for (const use of uses) {
  rows.push(...(triesQualities ? await compareQualities(use) : await compareWithSource(use)));
}
console.table(rows);
