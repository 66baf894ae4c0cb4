import { join } from "node:path";
import sharp from "sharp";
import { writeIcons } from "../../../../plugins/machine-readable/node/icons";
import { builtWith } from "../../../support/unit/builtWith";

it.each([
  ["favicon.ico", 48],
  ["icons/icon-192.png", 192],
  ["icons/icon-512.png", 512],
])("%s is a PNG of %i px", async (file, size) => {
  const build = await builtWith({});
  await writeIcons(build);
  const { format, width, height } = await sharp(join(build.publicFolder, file)).metadata();
  expect({ format, width, height }).toEqual({ format: "png", width: size, height: size });
});
