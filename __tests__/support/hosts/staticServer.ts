import { existsSync, readFileSync, statSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join, normalize } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { headersOf } from "./hostFiles";

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

type Options = {
  /** Whether `/x` also means `x.html`, as on many static hosts. */
  servesHtmlExtension?: boolean;
  /** Where on the host the site lies, such as `/lobby`. */
  pathPrefix?: string;
  /** Whether files are sent compressed with brotli where the build has them so. */
  isCompressed?: boolean;
  /** Whether pages are sent without any script, compressed: what they cost at the very least. */
  isWithoutScripts?: boolean;
};

/**
 * A static host that knows files, `index.html` of folders, and 404.html for everything else, and
 * sends the headers of `_headers`. Paths are case-sensitive, as on a Linux server.
 */
export class StaticServer {
  /** The path of each request so far, with its query. */
  readonly requests: string[] = [];
  /** Delays the answers whose path this says so of, in ms. */
  delayOf: (path: string) => number = () => 0;
  /** Answers the paths of which this gives a status with it, and with nothing else. */
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

  /** `localhost` by name: on any other host Gatsby registers a service worker over https only. */
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

  private answer(request: IncomingMessage, response: ServerResponse): void {
    const { pathname, search } = new URL(request.url ?? "/", "http://localhost");
    this.requests.push(pathname + search);
    const failure = this.failureOf(pathname);
    if (failure) {
      response.writeHead(failure).end();
      return;
    }
    const found = this.find(pathname);
    const file = found ?? this.notFoundPage;
    setTimeout(() => {
      response.writeHead(found ? 200 : 404, {
        "content-type": contentTypes[extname(file)] ?? "application/octet-stream",
        ...headersOf(this.folder)(pathname),
        ...(this.compressed(file) && { "content-encoding": "br" }),
      });
      response.end(this.bodyOf(file));
    }, this.delayOf(pathname));
  }

  /** In bytes, as sent; without headers, which this server repeats and HTTP/2 does not. */
  bodySizeOf(pathname: string): number {
    return this.bodyOf(this.find(pathname) ?? this.notFoundPage).length;
  }

  private get notFoundPage(): string {
    return join(this.folder, "404.html");
  }

  private bodyOf(file: string): Buffer {
    const isStripped = this.options.isWithoutScripts && extname(file) === ".html";
    return isStripped ? withoutScripts(file) : readFileSync(this.compressed(file) ?? file);
  }

  private compressed(file: string): string | undefined {
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
    if (this.options.servesHtmlExtension) candidates.splice(1, 0, `${path}.html`);
    return candidates.find((candidate) => statSync(candidate, { throwIfNoEntry: false })?.isFile());
  }
}

function withoutScripts(page: string): Buffer {
  const html = readFileSync(page, "utf8").replace(
    /<script\b(?![^>]*ld\+json)[\s\S]*?<\/script>/g,
    "",
  );
  return brotliCompressSync(html);
}
