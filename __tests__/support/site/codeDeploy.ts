import { createHash } from "node:crypto";
import { cpSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { listFiles } from "../../../src/node/listFiles";
import { publicFolder } from "./testSite";

/** Copies the built site and gives all scripts other names, as in a deploy that changes the code, but without a build. */
export function codeDeploy(copy: string): string {
  cpSync(publicFolder, copy, { recursive: true });
  const files = listFiles(copy).filter((file) => /\.(html|js|json)$/.test(file));
  const hashes = files.flatMap((file) => /-(\w{20})\.js$/.exec(file)?.[1] ?? []);
  const renamed = (text: string) =>
    hashes.reduce((result, hash) => result.replaceAll(hash, `${hash.slice(1)}0`), text);
  for (const file of files) {
    writeFileSync(join(copy, file), renamed(readFileSync(join(copy, file), "utf8")));
    renameSync(join(copy, file), join(copy, renamed(file)));
  }
  const worker = join(copy, "sw.js");
  const hash = (path: string) =>
    createHash("sha256")
      .update(readFileSync(join(copy, path)))
      .digest("base64");
  // Each page gets another revision, and each file the hash of its new content.
  const code = readFileSync(worker, "utf8")
    .replace(/(\.html",\s+"revision": ")\w/g, "$1x")
    .replace(/"([^"]+)":"sha256-[^"]+"/g, (_, path: string) => `"${path}":"sha256-${hash(path)}"`);
  writeFileSync(worker, code);
  return copy;
}
