import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { type BuildSettings, SiteCopy, sources } from "./siteCopy";

const folder = resolve(".test-site");
const workspace = join(folder, "workspace");
const digestFile = join(folder, "built-from");

/** The types of all queries, which a build writes. */
export const queryTypes = "src/gatsby-types.d.ts";

/** The site that most tests read: the real data with plain photos. Holds what the build has written. */
export const testSite = join(folder, "built");

/** What the test site publishes. */
export const publicFolder = join(testSite, "public");

/** Builds the test site, unless nothing has changed since it was built. */
export async function buildTestSite(): Promise<void> {
  const digest = digestOfSources();
  if (existsSync(digestFile) && readFileSync(digestFile, "utf8") === digest) return;
  console.log("Building the site with plain photos …");
  const copy = await SiteCopy.renew(workspace);
  await copy.build();
  await rm(testSite, { recursive: true, force: true });
  for (const built of ["public", "hosting", queryTypes]) {
    await cp(copy.path(built), join(testSite, built), { recursive: true });
  }
  writeFileSync(digestFile, digest);
}

const deploys: string[] = [];

/**
 * Builds a changed copy of the site, as the next deploy would; answers with its public folder. All builds
 * share the test site's workspace and cache, so call it from one test at a time.
 */
export async function buildDeploy(
  change: (copy: SiteCopy) => void,
  settings: BuildSettings = {},
): Promise<string> {
  const copy = await SiteCopy.renew(workspace);
  change(copy);
  await copy.build(settings);
  const deploy = await mkdtemp(join(tmpdir(), "deploy-"));
  deploys.push(deploy);
  await cp(copy.path("public"), deploy, { recursive: true });
  return deploy;
}

export function removeDeploys(): Promise<unknown> {
  return Promise.all(deploys.splice(0).map((deploy) => rm(deploy, { recursive: true })));
}

function digestOfSources(): string {
  const hash = createHash("sha256");
  for (const file of sources.flatMap(filesIn)) hash.update(file).update(readFileSync(file));
  return hash.digest("hex");
}

function filesIn(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesIn(join(path, name)));
}
