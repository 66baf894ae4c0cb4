import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { gatsby, SiteCopy } from "./siteCopy";

const built: SiteCopy[] = [];

type BuildSettings = { options?: string[]; environment?: Record<string, string> };

/** Builds a changed copy of the site, as the next deploy would; answers with its public folder. */
export async function buildDeploy(
  change: (copy: SiteCopy) => void,
  { options = [], environment = {} }: BuildSettings = {},
): Promise<string> {
  const copy = await SiteCopy.make();
  built.push(copy);
  change(copy);
  await promisify(execFile)(gatsby.command, [gatsby.cli, "build", ...options], {
    cwd: copy.folder,
    env: { ...gatsby.environment("production"), ...environment },
    maxBuffer: 64 * 1024 * 1024,
  });
  return copy.path("public");
}

export function removeDeploys(): Promise<unknown> {
  return Promise.all(built.splice(0).map((copy) => copy.remove()));
}
