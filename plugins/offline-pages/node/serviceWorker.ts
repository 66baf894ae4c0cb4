import { createHash } from "node:crypto";
import { copyFileSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { routes } from "../../../src/domain/routes";

const CODE = "plugins/offline-pages/worker";

const NOT_FOUND_URL = "/404.html";

/** Adds our rules to sw.js, and a description of the deploy. */
export function finishServiceWorker(publicFolder: string, pathPrefix: string): void {
  const file = join(publicFolder, "sw.js");
  const rules = readFileSync(join(CODE, "caching.js"), "utf8");
  writeFileSync(file, `${readFileSync(file, "utf8")}\n${rules}`);
  describeDeploy(publicFolder, pathPrefix);
}

/**
 * Begins sw.js with the URLs of the pages to store for offline use, and hashes. Without them, a deploy that changes only data would
 * not change sw.js, and visitors would keep the old pages offline.
 */
export function describeDeploy(publicFolder: string, pathPrefix: string): void {
  const file = join(publicFolder, "sw.js");
  const code = readFileSync(file, "utf8");
  const hashOfPage = (page: string) => hashOf(readFileSync(join(publicFolder, page)));
  const pages = {
    ...Object.fromEntries(
      routes.map((route) => [pathPrefix + route, hashOfPage(`${route}/index.html`)]),
    ),
    [pathPrefix + NOT_FOUND_URL]: hashOfPage(NOT_FOUND_URL),
  };
  const deploy = {
    notFoundUrl: pathPrefix + NOT_FOUND_URL,
    pages,
    hash: hashOf(code + JSON.stringify(pages)),
  };
  writeFileSync(file, `self.deploy = ${JSON.stringify(deploy)};\n${code}`);
}

const hashOf = (content: string | Buffer) =>
  createHash("sha256").update(content).digest("hex").slice(0, 16);

/**
 * Replaces sw.js with one that unregisters itself. If sw.js were missing, browsers would keep the old one until they get a changed page.
 */
export function retireServiceWorker(publicFolder: string): void {
  copyFileSync(join(CODE, "unregister.js"), join(publicFolder, "sw.js"));
}
