import { createHash } from "node:crypto";
import { existsSync, readFileSync, statSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join, normalize } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { headersOf } from "./headersOf";

const contentTypes: Record<string, string> = {
  ".avif": "image/avif",
  ".css": "text/css",
  ".html": "text/html; charset=utf-8",
  ".jpg": "image/jpeg",
  ".js": "text/javascript",
  ".json": "application/json",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain",
  ".webmanifest": "application/manifest+json",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
  ".xml": "text/xml",
};

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
  /** Waits as long as a body takes to the visitor. */
  line: ((body: Buffer, response: ServerResponse) => Promise<void>) | undefined;
  /** Whether the response for a path stops after 2.5 KB. */
  stallsAt: (path: string) => boolean = () => false;
  /** The status of an empty error response for a path, or undefined to serve it normally. */
  failureOf: (path: string) => number | undefined = () => undefined;

  private readonly server = createServer((request, response) => this.answer(request, response));

  constructor(
    private folder: string,
    private readonly options: Options = {},
  ) {}

  async start(): Promise<this> {
    await new Promise<void>((resolve) => this.server.listen(0, resolve));
    return this;
  }

  /** Uses the name `localhost`: on other hosts, browsers may register service workers over https only. */
  get url(): string {
    return `http://localhost:${(this.server.address() as AddressInfo).port}`;
  }

  /** Serves another build from the same address. */
  deploy(folder: string): void {
    this.folder = folder;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const at = Date.now();
    const { pathname, search } = new URL(`http://localhost${request.url}`);
    this.requests.push(pathname + search);
    const failure = this.failureOf(pathname);
    if (failure) {
      response.writeHead(failure).end();
      return;
    }
    const found = this.find(pathname);
    const file = found ?? join(this.folder, "404.html");
    const compressed = this.compressedFile(file);
    await wait(this.delayOf(pathname));
    const body = readFileSync(compressed ?? file);
    const etag = `"${createHash("sha256").update(body).digest("hex")}"`;
    const isUnchanged = found !== undefined && request.headers["if-none-match"] === etag;
    await this.line?.(isUnchanged ? Buffer.alloc(0) : body, response);
    const status = isUnchanged ? 304 : found ? 200 : 404;
    response.writeHead(status, {
      "content-type": contentTypes[extname(file)] ?? "application/octet-stream",
      // As Netlify and Cloudflare Pages send it for files without a rule.
      "cache-control": "public, max-age=0, must-revalidate",
      ...headersOf(this.folder)(pathname),
      ...(compressed && { "content-encoding": "br" }),
      ...(found && { etag }),
    });
    if (this.stallsAt(pathname)) {
      response.write(body.subarray(0, 2500));
      return;
    }
    response.end(isUnchanged ? undefined : body);
    this.sent.push({ path: pathname + search, status, bytes: isUnchanged ? 0 : body.length, at });
  }

  private compressedFile(file: string): string | undefined {
    const isThere = this.options.isCompressed && existsSync(`${file}.br`);
    return isThere ? `${file}.br` : undefined;
  }

  private find(pathname: string): string | undefined {
    const { pathPrefix = "" } = this.options;
    if (!pathname.startsWith(pathPrefix)) return undefined;
    const path = join(
      this.folder,
      normalize(decodeURIComponent(pathname.slice(pathPrefix.length))),
    );
    const candidates = [path, join(path, "index.html")];
    return candidates.find((candidate) => statSync(candidate, { throwIfNoEntry: false })?.isFile());
  }
}
