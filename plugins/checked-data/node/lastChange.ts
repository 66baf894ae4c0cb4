import { spawnSync } from "node:child_process";

/** Returns when the data or the code of the pages last changed, as an ISO date. Undefined outside a Git repository. */
export function lastChange(): string | undefined {
  const options = ["log", "-1", "--format=%cI", "--", "data", "src"];
  const { stdout } = spawnSync("git", options, { encoding: "utf8" });
  return stdout?.trim() || undefined;
}
