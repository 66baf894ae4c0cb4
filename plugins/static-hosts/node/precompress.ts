import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { listFiles } from "../../../src/node/listFiles";

const COMPRESSIBLE = /\.(css|html|js|json|svg|txt|webmanifest|xml)$/i;
/** In bytes. Smaller files fit into one packet without compression. */
const MIN_SIZE = 1024;

export async function precompress(publicFolder: string): Promise<void> {
  const files = listFiles(publicFolder);
  for (const file of files.filter((name) => COMPRESSIBLE.test(name))) {
    await compress(join(publicFolder, file));
  }
}

async function compress(file: string): Promise<void> {
  const content = await readFile(file);
  if (content.length < MIN_SIZE) return;
  const versions = {
    br: await promisify(brotliCompress)(content),
    gz: await promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
  };
  for (const [ending, version] of Object.entries(versions)) {
    if (version.length < content.length) await writeFile(`${file}.${ending}`, version);
  }
}
