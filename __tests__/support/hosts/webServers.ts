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

  static async nginx(): Promise<WebServer> {
    const program = requireProgram("nginx");
    const { port, folder } = await makeWorkspace();
    const configuration = readFileSync("hosting/nginx.conf", "utf8")
      .replaceAll("/srv/midnight-lobby/public", publicFolder)
      .replace("listen 80;", `listen ${port};`);
    const main = [
      "include /etc/nginx/modules-enabled/*.conf;",
      "daemon off;",
      // The built files may be readable by their owner only.
      process.getuid?.() === 0 ? "user root;" : "",
      `pid ${folder}/pid;`,
      "error_log stderr;",
      "events { }",
      "http {",
      "include /etc/nginx/mime.types;",
      "access_log off;",
      ...["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
        (kind) => `${kind}_temp_path ${folder}/${kind};`,
      ),
      configuration,
      "}",
    ];
    const file = join(folder, "nginx.conf");
    writeFileSync(file, main.join("\n"));
    const url = `http://localhost:${port}`;
    return WebServer.start(url, folder, program, ["-c", file], {});
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
