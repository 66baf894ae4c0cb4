import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";

/** Where a command is. Debian keeps servers in a folder that only root's PATH has. */
export function commandPath(command: string): string | undefined {
  const folders = [...(process.env.PATH ?? "").split(delimiter), "/usr/sbin"];
  return folders.map((folder) => join(folder, command)).find(isExecutable);
}

export function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
