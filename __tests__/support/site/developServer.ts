import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { freePort } from "../freePort";
import { gatsby, type SiteCopy } from "./siteCopy";

/** `gatsby develop` on a copy of the site. */
export class DevelopServer {
  private process: ChildProcess | undefined;
  /** Everything that it has printed so far. */
  output = "";
  url = "";

  constructor(private readonly copy: SiteCopy) {}

  async start(): Promise<this> {
    const port = await freePort();
    this.url = `http://localhost:${port}`;
    this.process = spawn(gatsby.command, [gatsby.cli, "develop", "-p", String(port)], {
      cwd: this.copy.folder,
      env: gatsby.environment("development"),
      // A group of its own: Gatsby starts further processes, which end with it.
      detached: true,
    });
    for (const stream of [this.process.stdout, this.process.stderr]) {
      stream?.on("data", (chunk) => {
        this.output += chunk;
      });
    }
    return this;
  }

  /** Waits until something stands in the output, from a position in it on. */
  async printed(text: string, from = 0): Promise<void> {
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
