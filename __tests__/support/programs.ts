import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";

/** The path of a command. Also searches /usr/sbin, where Debian keeps servers: only root has it in PATH. */
export function commandPath(command: string): string | undefined {
  const folders = [...(process.env.PATH ?? "").split(delimiter), "/usr/sbin"];
  return folders.map((folder) => join(folder, command)).find(isExecutable);
}

/** The path of the first installed command. @throws an error with advice if none is installed. */
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
