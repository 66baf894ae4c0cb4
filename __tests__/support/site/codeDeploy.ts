import { cpSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describeDeploy } from "../../../plugins/offline-pages/node/serviceWorker";
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
  writeFileSync(worker, readFileSync(worker, "utf8").replace(/^self\.deploy = .*\n/, ""));
  describeDeploy(copy, "");
  return copy;
}
