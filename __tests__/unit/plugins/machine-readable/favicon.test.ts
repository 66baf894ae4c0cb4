import { join } from "node:path";
import sharp from "sharp";
import { writeFavicon } from "../../../../plugins/machine-readable/node/favicon";
import { fixtureData } from "../../../support/unit/dataCopy";
import { folderWith } from "../../../support/unit/folderWith";

it("writeFavicon draws a PNG of 48 px", async () => {
  const folder = folderWith();
  await writeFavicon(folder, `${fixtureData}/brand/mark.svg`);
  const { format, width, height } = await sharp(join(folder, "favicon.ico")).metadata();
  expect({ format, width, height }).toEqual({ format: "png", width: 48, height: 48 });
});
