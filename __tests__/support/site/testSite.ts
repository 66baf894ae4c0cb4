import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { cp, rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { editEverything } from "./edits";
import { type BuildSettings, SiteCopy, sources } from "./siteCopy";

const folder = resolve(".test-site");
const workspace = join(folder, "workspace");
const digestFile = join(folder, "built-from");

/**
 * The build that most tests use: with edited data, in which everything is switched on, and plain photos. For the tests in
 * `realData/`, the build of the real data.
 */
export const testSite = process.env.TESTED_SITE ?? join(folder, "built");

export const publicFolder = join(testSite, "public");

/** Builds the test site if its sources or the edits have changed. */
export async function buildTestSite(): Promise<void> {
  const digest = digestOf([...sources, "__tests__/support/site", "__tests__/fixture/testSite"]);
  if (existsSync(digestFile) && readFileSync(digestFile, "utf8") === digest) return;
  console.log("Building the site with edited data and plain photos …");
  const copy = await SiteCopy.renew(workspace);
  await editEverything(copy);
  await copy.build();
  await rm(testSite, { recursive: true, force: true });
  for (const built of ["data", "static", "public"]) {
    await cp(copy.path(built), join(testSite, built), { recursive: true });
  }
  writeFileSync(digestFile, digest);
}

/** A copy with the data of the test site in a new folder, which `remove` deletes. */
export async function copyTestSite(): Promise<SiteCopy> {
  const copy = await SiteCopy.make();
  await editEverything(copy);
  return copy;
}

/** Builds a changed copy of the test site, as for the next deploy. Returns its public folder. */
export async function redeploy(
  change: (copy: SiteCopy) => Promise<void>,
  settings: BuildSettings,
): Promise<string> {
  const copy = await SiteCopy.renew(workspace);
  await editEverything(copy);
  await change(copy);
  await copy.build(settings);
  return copy.path("public");
}

function digestOf(paths: string[]): string {
  const hash = createHash("sha256");
  for (const file of paths.flatMap(listFiles)) hash.update(file).update(readFileSync(file));
  return hash.digest("hex");
}

function listFiles(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => listFiles(join(path, name)));
}
