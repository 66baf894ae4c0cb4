import { type ChildProcess, type SpawnOptions, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

/** The path of a command. Also searches /usr/sbin, where Debian keeps servers: only root has it in PATH. */
export function commandPath(command: string): string | undefined {
  const folders = [...(process.env.PATH ?? "").split(delimiter), "/usr/sbin"];
  return folders.map((folder) => join(folder, command)).find((path) => existsSync(path));
}

/** The path of the first installed command. @throws an error with advice if none is installed. */
export function requireProgram(...commands: [string, ...string[]]): string {
  const path = commands.map(commandPath).find((found) => found !== undefined);
  if (path) return path;
  throw new Error(
    `This test needs ${commands.join(" or ")}. On Debian \`npm run setup:ci\` installs it.`,
  );
}

/** A program that runs until it is stopped, such as a server. */
export class Program {
  /** What it has printed. */
  output = "";
  private readonly process: ChildProcess;

  constructor(command: string, args: string[], options: SpawnOptions) {
    // Starts a process group, so that the processes that it starts can be stopped, too.
    this.process = spawn(command, args, { ...options, detached: true });
    for (const stream of [this.process.stdout, this.process.stderr]) {
      stream?.on("data", (chunk) => {
        this.output += chunk;
      });
    }
  }

  /** Waits until the output after a position contains a text. */
  async waitForOutput(text: string, from = 0): Promise<void> {
    while (!this.output.slice(from).replace(/\s+/g, " ").includes(text)) {
      if (this.process.exitCode !== null) throw new Error(`The program ended:\n${this.output}`);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }

  async stop(): Promise<void> {
    if (!this.process.pid || this.process.exitCode !== null) return;
    process.kill(-this.process.pid, "SIGKILL");
    await once(this.process, "exit");
  }
}
