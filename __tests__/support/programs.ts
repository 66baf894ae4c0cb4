import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";

/** Where a command is. Debian keeps servers in a folder that only root's PATH has. */
export function commandPath(command: string): string | undefined {
  const folders = [...(process.env.PATH ?? "").split(delimiter), "/usr/sbin"];
  return folders.map((folder) => join(folder, command)).find(isExecutable);
}

/** The path of the first of these commands that is installed. @throws with what to do, where none is. */
export function requireProgram(...commands: [string, ...string[]]): string {
  const path = commands.map(commandPath).find((found) => found !== undefined);
  if (path) return path;
  throw new Error(
    `This test needs ${commands.join(" or ")}. On Debian \`npm run setup:ci\` installs it.`,
  );
}

export function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
