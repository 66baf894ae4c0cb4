import { createHash } from "node:crypto";
import { copyFileSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const CODE = "plugins/offline-pages/worker";

/** Where Workbox lists the files to store, which is before its routes. */
const MANIFEST = /self\.__precacheManifest = (\[.*?\])\.concat/s;

/** Adds our rules to sw.js, and the hash of each file to store, for the browser to check. */
export function finishServiceWorker(publicFolder: string): void {
  const file = join(publicFolder, "sw.js");
  const code = readFileSync(file, "utf8");
  const [list, manifest] = MANIFEST.exec(code) ?? [];
  if (!list || !manifest) throw new Error("gatsby-plugin-offline has written another sw.js.");
  const entries: { url: string }[] = JSON.parse(manifest);
  const hashes = entries.map(({ url }) => [url, hashOf(readFileSync(join(publicFolder, url)))]);
  const integrity = JSON.stringify(Object.fromEntries(hashes));
  const rules = readFileSync(join(CODE, "offline.js"), "utf8");
  const ours = `self.integrity = ${integrity};\n{\n${rules}}\n`;
  writeFileSync(
    file,
    code.replace(list, () => ours + list),
  );
}

const hashOf = (content: Buffer) =>
  `sha256-${createHash("sha256").update(content).digest("base64")}`;

/**
 * Replaces sw.js with one that unregisters itself. If sw.js were missing, browsers would keep the old one until they get a changed page.
 */
export function retireServiceWorker(publicFolder: string): void {
  copyFileSync(join(CODE, "unregister.js"), join(publicFolder, "sw.js"));
}
