import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { freePort } from "../freePort";
import { gatsby, type SiteCopy } from "./siteCopy";

/** Runs `gatsby develop` on a copy of the site. */
export class DevelopServer {
  private process: ChildProcess | undefined;
  output = "";
  url = "";

  constructor(private readonly copy: SiteCopy) {}

  async start(environment: Record<string, string> = {}): Promise<this> {
    const port = await freePort();
    this.url = `http://localhost:${port}`;
    this.process = spawn(gatsby.command, [gatsby.cli, "develop", "-p", String(port)], {
      cwd: this.copy.folder,
      env: { ...gatsby.environment("development"), ...environment },
      // Starts a process group, so that the processes that Gatsby starts can be stopped, too.
      detached: true,
    });
    for (const stream of [this.process.stdout, this.process.stderr]) {
      stream?.on("data", (chunk) => {
        this.output += chunk;
      });
    }
    return this;
  }

  /** Waits until the output after a position contains a text. */
  async waitForOutput(text: string, from = 0): Promise<void> {
    while (!this.output.slice(from).replace(/\s+/g, " ").includes(text)) {
      if (this.process?.exitCode != null) throw new Error(`develop ended:\n${this.output}`);
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  }

  async stop(): Promise<void> {
    if (!this.process?.pid || this.process.exitCode !== null) return;
    process.kill(-this.process.pid, "SIGKILL");
    await once(this.process, "exit");
  }
}
