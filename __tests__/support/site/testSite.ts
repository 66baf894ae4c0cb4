import { createHash } from "node:crypto";
import { existsSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { cp, rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { listFiles } from "../../../src/content/node/listFiles";
import { type BuildSettings, SiteCopy, sources } from "./siteCopy";

const folder = resolve(".test-site");
const workspace = join(folder, "workspace");
const digestFile = join(folder, "built-from");

/** The build that most tests use: that of the fixture. For the tests in `realData/`, the build of the real data. */
export const testSite = process.env.TESTED_SITE ?? join(folder, "built");

export const publicFolder = join(testSite, "public");

/** Builds the test site if its sources have changed. */
export async function buildTestSite(): Promise<void> {
  const digest = digestOf(sources);
  if (existsSync(digestFile) && readFileSync(digestFile, "utf8") === digest) return;
  console.log("Building the site with the data of the fixture …");
  const copy = await SiteCopy.renew(workspace);
  await copy.build();
  await rm(testSite, { recursive: true, force: true });
  for (const built of ["public"]) {
    await cp(copy.path(built), join(testSite, built), { recursive: true });
  }
  writeFileSync(digestFile, digest);
}

/** Builds a changed copy of the test site, as for the next deploy. Returns its public folder. */
export async function redeploy(
  change: (copy: SiteCopy) => Promise<void>,
  settings: BuildSettings,
): Promise<string> {
  const copy = await SiteCopy.renew(workspace);
  await change(copy);
  await copy.build(settings);
  return copy.path("public");
}

function digestOf(paths: string[]): string {
  const hash = createHash("sha256");
  for (const file of paths.flatMap(filesIn)) hash.update(file).update(readFileSync(file));
  return hash.digest("hex");
}

function filesIn(path: string): string[] {
  if (statSync(path).isFile()) return [path];
  const files = listFiles(path).sort();
  return files.map((file) => join(path, file));
}
