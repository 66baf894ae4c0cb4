import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { gatsby, SiteCopy } from "./siteCopy";

const made: SiteCopy[] = [];

type BuildSettings = { options?: string[]; environment?: Record<string, string> };

/** Builds a copy of the site, as often as wanted; answers with its public folder. */
export async function build(
  copy: SiteCopy,
  { options = [], environment = {} }: BuildSettings = {},
): Promise<string> {
  await promisify(execFile)(gatsby.command, [gatsby.cli, "build", ...options], {
    cwd: copy.folder,
    env: { ...gatsby.environment("production"), ...environment },
    maxBuffer: 64 * 1024 * 1024,
  });
  return copy.path("public");
}

/** Builds a changed copy of the site, as the next deploy would; answers with its public folder. */
export async function buildDeploy(
  change: (copy: SiteCopy) => void,
  settings: BuildSettings = {},
): Promise<string> {
  const copy = await makeCopy();
  change(copy);
  return build(copy, settings);
}

/** A copy of the site that `removeDeploys` removes. */
export async function makeCopy(): Promise<SiteCopy> {
  const copy = await SiteCopy.make();
  made.push(copy);
  return copy;
}

export function removeDeploys(): Promise<unknown> {
  return Promise.all(made.splice(0).map((copy) => copy.remove()));
}
