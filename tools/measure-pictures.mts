import { compareQualities, compareWithSource } from "./pictures/likeness.mts";
import { pictureUses } from "./pictures/uses.mts";

// With "qualities": what others would cost, instead of what the built site has.
const isTrial = process.argv[2] === "qualities";

const uses = await pictureUses("public");
const rows = [];
for (const use of uses) {
  rows.push(...(isTrial ? await compareQualities(use) : await compareWithSource(use)));
}
console.table(rows);
