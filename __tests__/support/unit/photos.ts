import { renameSync } from "node:fs";
import sharp from "sharp";
import type { DataCopy } from "./dataCopy";

export const card = "photos/rigs/pinball.jpg";

export const photo = (width = 1000, height = 1250) =>
  sharp({ create: { width, height, channels: 3, background: "#120c2c" } });

/** Gives the first rig's photo another name, in its data file and on the disk. */
export function renameCard(copy: DataCopy, name: string, nameOnDisk = name) {
  renameSync(copy.path(card), copy.path(`photos/rigs/${nameOnDisk}`));
  copy.edit("rigs.json", card, `photos/rigs/${name}`);
}
