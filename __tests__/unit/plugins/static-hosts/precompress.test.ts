import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { precompress } from "../../../../plugins/static-hosts/node/precompress";
import { folderWith } from "../../../support/unit/folderWith";

it("compressed files exist for large text files, and decompress to the same text", async () => {
  const text = "The same line again and again.\n".repeat(100);
  const files = { "page.html": text, "small.js": text.slice(0, 1000), "photo.avif": text };
  const folder = folderWith(files);
  await precompress(folder);
  const compressed = ["page.html", "page.html.br", "page.html.gz"];
  expect(readdirSync(folder).sort()).toEqual([...compressed, "photo.avif", "small.js"]);
  expect(brotliDecompressSync(readFileSync(join(folder, "page.html.br"))).toString()).toBe(text);
  expect(gunzipSync(readFileSync(join(folder, "page.html.gz"))).toString()).toBe(text);
});
