import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { writeFavicon } from "../../../../src/build/html/favicon";
import { fixtureData } from "../../../support/unit/dataCopy";

describe("writeFavicon", () => {
  it("writes an ICO file that contains the drawing as a PNG", async () => {
    const folder = mkdtempSync(join(tmpdir(), "public-"));
    await writeFavicon(folder, `${fixtureData}/brand/mark.svg`);
    const ico = readFileSync(join(folder, "favicon.ico"));
    expect([...ico.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 48, 48]);
    const [length, offset] = [ico.readUInt32LE(14), ico.readUInt32LE(18)];
    expect(offset + length).toBe(ico.length);
    const { format, width, height } = await sharp(ico.subarray(offset)).metadata();
    expect({ format, width, height }).toEqual({ format: "png", width: 48, height: 48 });
  });
});
