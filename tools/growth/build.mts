import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { gatsby, type SiteCopy } from "../../__tests__/support/site/siteCopy";

/** Builds a copy of the site. Returns the processor time of all its processes, in s. */
export async function build(copy: SiteCopy): Promise<number> {
  const { stderr } = await promisify(execFile)(
    "bash",
    ["-c", 'TIMEFORMAT="processor %U %S"; time "$0" "$1" build', gatsby.command, gatsby.cli],
    { cwd: copy.folder, env: gatsby.environment("production"), maxBuffer: 64 * 1024 * 1024 },
  );
  const [, user, system] = stderr.match(/processor ([\d.]+) ([\d.]+)\s*$/) ?? [];
  return Number(user) + Number(system);
}
