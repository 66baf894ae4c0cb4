import { lstatSync, type Stats } from "node:fs";

/** @throws for a link to another file, of which Git stores only where it leads, which may be nowhere on another computer. */
export function statFile(file: string): Stats {
  const stats = lstatSync(file);
  // The code is that of a file that is opened with O_NOFOLLOW, which Windows does not know.
  if (stats.isSymbolicLink()) throw Object.assign(new Error(), { code: "ELOOP" });
  return stats;
}
