import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { precompress } from "../../../../src/build/output/precompress";

describe("the compressed files", () => {
  const text = "The same line again and again.\n".repeat(100);
  let folder = "";

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), "public-"));
    const files = { "page.html": text, "small.js": "1", "photo.avif": text };
    for (const [file, content] of Object.entries(files)) writeFileSync(join(folder, file), content);
    await precompress(folder);
  });

  it("decompress to the original file", () => {
    expect(brotliDecompressSync(readFileSync(join(folder, "page.html.br"))).toString()).toBe(text);
    expect(gunzipSync(readFileSync(join(folder, "page.html.gz"))).toString()).toBe(text);
  });

  it("exist for large text files only", () => {
    expect(readdirSync(folder).sort()).toEqual([
      "page.html",
      "page.html.br",
      "page.html.gz",
      "photo.avif",
      "small.js",
    ]);
  });
});
