import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createConnection } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../freePort";
import { requireProgram } from "../programs";
import { publicFolder } from "../site/testSite";

/** A web server that serves the test site with the project's own configuration. */
export class WebServer {
  private output = "";

  private constructor(
    readonly url: string,
    private readonly process: ChildProcess,
    private readonly folder: string,
  ) {
    for (const stream of [process.stdout, process.stderr]) {
      stream?.on("data", (chunk) => {
        this.output += chunk;
      });
    }
  }

  /** Debian's nginx with its own configuration and its default site, beside our site as `localhost`. */
  static async nginx(): Promise<WebServer> {
    const program = requireProgram("nginx");
    const { port, folder } = await makeWorkspace();
    const file = join(folder, "nginx.conf");
    const write = (path: string, text: string, changes: [RegExp, string][]) => {
      for (const [found] of changes) {
        if (!found.test(text)) throw new Error(`${path} has no ${found}`);
      }
      writeFileSync(
        path,
        changes.reduce((changed, [found, other]) => changed.replace(found, other), text),
      );
    };
    const read = (path: string) => readFileSync(path, "utf8");
    const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
      (kind) => `${kind}_temp_path ${folder}/${kind};`,
    );
    write(file, read("/etc/nginx/nginx.conf"), [
      // The built files may be readable by their owner only.
      [/^user .*;/m, process.getuid?.() === 0 ? "user root;" : ""],
      [/^pid .*;/m, `pid ${folder}/pid;`],
      [/error_log .*;/, "error_log stderr;"],
      [/access_log .*;/, "access_log off;"],
      [/include .*sites-enabled.*;/, [...temporary, `include ${folder}/site-*;`].join("\n")],
    ]);
    write(join(folder, "site-default"), read("/etc/nginx/sites-available/default"), [
      [/listen 80 /, `listen ${port} `],
      [/listen \[::\]:80 /, `listen [::]:${port} `],
    ]);
    write(join(folder, "site-ours"), read("hosting/nginx.conf"), [
      [/listen 80;/, `listen ${port};`],
      [/listen \[::\]:80;/, `listen [::]:${port};`],
      [/server_name .*;/, "server_name localhost;"],
      [/root .*;/, `root ${publicFolder};`],
    ]);
    const url = `http://localhost:${port}`;
    return WebServer.start(url, folder, program, ["-c", file, "-g", "daemon off;"], {});
  }

  static async caddy(): Promise<WebServer> {
    const program = requireProgram("caddy");
    const { port, folder } = await makeWorkspace();
    const url = `http://localhost:${port}`;
    return WebServer.start(url, folder, program, ["run", "--config", "hosting/Caddyfile"], {
      SITE_ADDRESS: url,
      SITE_ROOT: publicFolder,
      CADDY_ADMIN: `localhost:${await freePort()}`,
      XDG_CONFIG_HOME: folder,
      XDG_DATA_HOME: folder,
    });
  }

  async stop(): Promise<void> {
    this.process.kill();
    if (this.process.exitCode === null) await once(this.process, "exit");
    rmSync(this.folder, { recursive: true });
  }

  private static async start(
    url: string,
    folder: string,
    program: string,
    args: string[],
    environment: Record<string, string>,
  ): Promise<WebServer> {
    const child = spawn(program, args, { env: { ...process.env, ...environment } });
    const server = new WebServer(url, child, folder);
    while (!(await isListening(Number(new URL(url).port)))) {
      if (child.exitCode !== null) throw new Error(`${program} ended:\n${server.output}`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    return server;
  }
}

async function makeWorkspace() {
  return { port: await freePort(), folder: mkdtempSync(join(tmpdir(), "web-server-")) };
}

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createConnection(port, "localhost", () => {
      socket.destroy();
      resolve(true);
    });
    socket.on("error", () => resolve(false));
  });
}
