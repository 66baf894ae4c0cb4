import { createHash } from "node:crypto";
import { once } from "node:events";
import { existsSync, readFileSync, statSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join, normalize } from "node:path";
import { setTimeout } from "node:timers/promises";
import express, { type Request, type Response } from "express";

// Express does not know this type.
express.static.mime.define({ "image/avif": ["avif"] });

/** A response that the server has sent. */
export type Sent = {
  /** With the query string. */
  path: string;
  status: number;
  /** The size of the body as sent, so after compression. */
  bytes: number;
  /** When the request came, in ms since 1970. */
  at: number;
};

type Options = {
  /** Such as `/lobby`. */
  pathPrefix?: string;
  /** Whether to send the brotli version of a file if the build has written one. */
  isCompressed?: boolean;
};

/**
 * A static host without redirect rules. It serves files, `index.html` for folders and 404.html for everything else,
 * with the headers in `_headers`. Paths are case-sensitive, as on a Linux server. Browsers can revalidate files by
 * their ETag.
 */
export class StaticServer {
  /** The path and query string of each request so far. */
  readonly requests: string[] = [];
  /** Each response so far, without the errors of `failureOf`. */
  readonly sent: Sent[] = [];
  /** How long to delay the response for a path, in ms. */
  delayOf: (path: string) => number = () => 0;
  /** Whether the response for a path stops after 2.5 KB. */
  stallsAt: (path: string) => boolean = () => false;
  /** The status of an empty error response for a path, or undefined to serve it normally. */
  failureOf: (path: string) => number | undefined = () => undefined;
  /** Whether to send a login page with the status 200 in place of a file. */
  asksToLogIn: (path: string) => boolean = () => false;
  /** Headers of each answer, beside those in `_headers`. */
  headers: Record<string, string> = {};

  private deploys = 0;

  private readonly server = createServer(
    express()
      .disable("x-powered-by")
      .use((request, response) => this.answer(request, response)),
  );

  constructor(
    private folder: string,
    private readonly options: Options = {},
  ) {}

  async start(): Promise<this> {
    await once(this.server.listen(0), "listening");
    return this;
  }

  /** Uses the name `localhost`: on other hosts, browsers may register service workers over https only. */
  get url(): string {
    return `http://localhost:${(this.server.address() as AddressInfo).port}`;
  }

  /** Serves another build from the same address. The ETag of each file is then a new one, as where it depends on the time. */
  deploy(folder: string): void {
    this.folder = folder;
    this.deploys += 1;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private async answer(request: Request, response: Response): Promise<void> {
    const at = Date.now();
    const { originalUrl, path } = request;
    this.requests.push(originalUrl);
    const failure = this.failureOf(path);
    if (failure) {
      response.status(failure).end();
      return;
    }
    response.set(this.headers);
    if (this.asksToLogIn(path)) {
      response.type("html").send("<h1>Log in</h1>");
      return;
    }
    const found = this.find(path);
    const file = found ?? join(this.folder, "404.html");
    const isCompressed = this.options.isCompressed && existsSync(`${file}.br`);
    await setTimeout(this.delayOf(path));
    const body = readFileSync(isCompressed ? `${file}.br` : file);
    response.status(found ? 200 : 404).type(extname(file));
    response.set("etag", `"${createHash("sha256").update(body).digest("hex")}-${this.deploys}"`);
    if (isCompressed) response.set("content-encoding", "br");
    this.addHeaders(path, response);
    const isUnchanged = request.fresh;
    if (this.stallsAt(path)) {
      response.write(body.subarray(0, 2500));
      return;
    }
    // Answers 304 if the browser has this version.
    response.send(body);
    const bytes = isUnchanged ? 0 : body.length;
    this.sent.push({ path: originalUrl, status: response.statusCode, bytes, at });
  }

  /** Adds the headers of every matching rule in `_headers`, as Netlify and Cloudflare Pages document it. */
  private addHeaders(path: string, response: Response): void {
    let isMatch = false;
    for (const line of readFileSync(join(this.folder, "_headers"), "utf8").split("\n")) {
      const [, name, value] = /^ +([^:]+): (.*)$/.exec(line) ?? [];
      if (!name) isMatch = line.endsWith("*") ? path.startsWith(line.slice(0, -1)) : path === line;
      else if (isMatch) response.append(name, value);
    }
    // As these hosts send it for files without a rule.
    if (!response.get("cache-control")) {
      response.set("cache-control", "public, max-age=0, must-revalidate");
    }
  }

  private find(path: string): string | undefined {
    const { pathPrefix = "" } = this.options;
    if (!path.startsWith(pathPrefix)) return undefined;
    const file = join(this.folder, normalize(decodeURIComponent(path.slice(pathPrefix.length))));
    const candidates = [file, join(file, "index.html")];
    return candidates.find((candidate) => statSync(candidate, { throwIfNoEntry: false })?.isFile());
  }
}
