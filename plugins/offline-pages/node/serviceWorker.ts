import { createHash } from "node:crypto";
import { copyFile, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { routes } from "../../../src/domain/routes";

const CODE = "plugins/offline-pages/worker";

const NOT_FOUND_URL = "/404.html";

/**
 * Adds to sw.js our rules and, before them, the URLs of the pages to store for offline use and a hash of the deploy. Without the
 * hash, a deploy that changes only data would not change sw.js, and visitors would keep the old pages offline.
 */
export async function finishServiceWorker(publicFolder: string, pathPrefix: string): Promise<void> {
  const pageFiles = routes.map((route) => join(route, "index.html"));
  const file = join(publicFolder, "sw.js");
  const rules = await readFile(join(CODE, "caching.js"), "utf8");
  const code = `${await readFile(file, "utf8")}\n${rules}`;

  const deploy = {
    notFoundUrl: pathPrefix + NOT_FOUND_URL,
    urls: [...routes, NOT_FOUND_URL].map((url) => pathPrefix + url),
    hash: await hashOf(code, publicFolder, [...pageFiles, NOT_FOUND_URL]),
  };
  await writeFile(file, `self.deploy = ${JSON.stringify(deploy)};\n${code}`);
}

async function hashOf(code: string, folder: string, files: string[]): Promise<string> {
  const hash = createHash("sha256").update(code);
  for (const file of files) hash.update(await readFile(join(folder, file)));
  return hash.digest("hex").slice(0, 16);
}

/**
 * Replaces sw.js with one that unregisters itself. If sw.js were missing, browsers would keep the old one.
 */
export function retireServiceWorker(publicFolder: string): Promise<void> {
  return copyFile(join(CODE, "unregister.js"), join(publicFolder, "sw.js"));
}
