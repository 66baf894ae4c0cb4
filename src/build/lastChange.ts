import { spawnSync } from "node:child_process";

/** Returns the date of the last commit to the pages, as an ISO date. Nothing outside a Git repository. */
export function lastChange(): string | undefined {
  const options = ["log", "-1", "--format=%cI", "--", "data", "src"];
  const { stdout } = spawnSync("git", options, { encoding: "utf8" });
  return stdout?.trim() || undefined;
}
