import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { writeFavicon } from "../../../../src/build/output/favicon";
import { fixtureData } from "../../../support/unit/dataCopy";

it("writeFavicon draws a PNG of 48 px", async () => {
  const folder = mkdtempSync(join(tmpdir(), "public-"));
  await writeFavicon(folder, `${fixtureData}/brand/mark.svg`);
  const { format, width, height } = await sharp(join(folder, "favicon.ico")).metadata();
  expect({ format, width, height }).toEqual({ format: "png", width: 48, height: 48 });
});
