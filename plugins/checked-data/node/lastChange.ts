import { spawnSync } from "node:child_process";

/**
 * Returns when the data or the code of the pages last changed, as an ISO date. Undefined without the whole history: outside
 * a Git repository, and in a shallow clone, in which the last commit seems to have changed everything.
 */
export function lastChange(): string | undefined {
  if (git("rev-parse", "--is-shallow-repository") !== "false") return undefined;
  return git("log", "-1", "--format=%cI", "--", "data", "src") || undefined;
}

function git(...options: string[]): string | undefined {
  return spawnSync("git", options, { encoding: "utf8" }).stdout?.trim();
}
