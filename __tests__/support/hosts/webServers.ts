import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { createHash, X509Certificate } from "node:crypto";
import { once } from "node:events";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createConnection } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { freePort } from "../freePort";
import { requireProgram } from "../programs";
import { publicFolder, testSite } from "../site/testSite";
import type { Sent } from "./sent";

type NginxOptions = {
  /** The folder with `public/` and `hosting/` of a build. */
  site?: string;
  /** Whether to use https and HTTP/2, with a certificate that browsers do not trust. */
  tls?: boolean;
};

const ACCESS_LOG = "access.log";
const CERTIFICATE = "certificate.pem";

/** A web server that serves the test site, or another build, with the project's own configuration. */
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

  static async nginx({ site = testSite, tls = false }: NginxOptions = {}): Promise<WebServer> {
    const program = requireProgram("nginx");
    const { port, folder } = await makeWorkspace();
    const configuration = readFileSync("hosting/nginx.conf", "utf8")
      .replaceAll("/srv/midnight-lobby", resolve(site))
      .replace("listen 80;", `listen ${port}${tls ? " ssl http2" : ""};`);
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
      "log_format sent '$msec $request_time $status $body_bytes_sent $request_uri';",
      `access_log ${folder}/${ACCESS_LOG} sent;`,
      ...(tls ? certify(folder) : []),
      ...["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
        (kind) => `${kind}_temp_path ${folder}/${kind};`,
      ),
      configuration,
      "}",
    ];
    const file = join(folder, "nginx.conf");
    writeFileSync(file, main.join("\n"));
    const url = `${tls ? "https" : "http"}://localhost:${port}`;
    return WebServer.start(url, folder, program, ["-c", file], {});
  }

  static async caddy(): Promise<WebServer> {
    const program = requireProgram("caddy");
    // The Caddyfile imports files from its own folder.
    const configuration = join(testSite, "hosting/Caddyfile");
    cpSync("hosting/Caddyfile", configuration);
    const { port, folder } = await makeWorkspace();
    const url = `http://localhost:${port}`;
    return WebServer.start(url, folder, program, ["run", "--config", configuration], {
      SITE_ADDRESS: url,
      SITE_ROOT: publicFolder,
      CADDY_ADMIN: `localhost:${await freePort()}`,
      XDG_CONFIG_HOME: folder,
      XDG_DATA_HOME: folder,
    });
  }

  /** Each response that nginx has sent so far, in the order in which they ended. */
  get sent(): Sent[] {
    const lines = readFileSync(join(this.folder, ACCESS_LOG), "utf8").trimEnd().split("\n");
    return lines.filter(Boolean).map((line) => {
      const [end, duration, status, bytes, path = ""] = line.split(" ");
      const at = 1000 * (Number(end) - Number(duration));
      return { path, status: Number(status), bytes: Number(bytes), at };
    });
  }

  /** The hash of nginx's public key, for Chromium's option `--ignore-certificate-errors-spki-list`. */
  get publicKeyHash(): string {
    const { publicKey } = new X509Certificate(readFileSync(join(this.folder, CERTIFICATE)));
    const key = publicKey.export({ type: "spki", format: "der" });
    return createHash("sha256").update(key).digest("base64");
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

/** Makes a certificate, and returns the nginx directives that use it. */
function certify(folder: string): string[] {
  const [key, certificate] = [join(folder, "key.pem"), join(folder, CERTIFICATE)];
  const curve = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"];
  const files = ["-keyout", key, "-out", certificate];
  execFileSync(
    requireProgram("openssl"),
    ["req", "-x509", ...curve, ...files, "-subj", "/CN=localhost"],
    {
      stdio: "pipe",
    },
  );
  return [`ssl_certificate ${certificate};`, `ssl_certificate_key ${key};`];
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
