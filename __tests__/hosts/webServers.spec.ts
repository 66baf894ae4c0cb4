import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { createServer } from "node:net";
import { networkInterfaces, tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { routes } from "../../src/domain/routes";
import { expect, test } from "../support/browser/test";
import { fetchRaw, type RawRequest } from "../support/hosts/fetchRaw";
import {
  filesWith,
  IMMUTABLE,
  REVALIDATE,
  revalidated,
  securityHeaders,
  unchanging,
  unknownPaths,
} from "../support/hosts/published";
import { StaticServer } from "../support/hosts/staticServer";
import { WebServer } from "../support/hosts/webServers";
import { publicFolder } from "../support/site/testSite";

/** Files for Netlify and Cloudflare Pages, which do not publish them. */
const ruleFiles = ["/_headers", "/_redirects", "/_header%73", "//_redirects"];

/** Other spellings of each route but `/`: capitalised, uppercase, mixed case, and with a trailing slash. */
const spellings = routes
  .filter((route) => route !== "/")
  .flatMap((route) => {
    const upper = route.toUpperCase();
    const capitalised = upper.slice(0, 2) + route.slice(2);
    const mixed = route.slice(0, 2) + upper.slice(2);
    return [capitalised, upper, mixed, `${route}/`, `${upper}/`].map((spelling) => ({
      spelling,
      route,
    }));
  });

/** The two web servers with the configurations in `hosting/`, and the host of all other tests, which reads `_headers`. */
const servers = {
  nginx: () => WebServer.nginx(),
  caddy: () => WebServer.caddy(),
  "the static host": () => new StaticServer(publicFolder).start(),
};

for (const [kind, start] of Object.entries(servers)) {
  test.describe(kind, () => {
    let server: Awaited<ReturnType<typeof start>>;

    test.describe.configure({ mode: "serial" });

    test.beforeAll(async () => {
      server = await start();
    });

    test.afterAll(() => server.stop());

    test("has browsers cache files that never change for a year, and revalidate pages, page data and the service worker", async () => {
      for (const [paths, expected] of [
        [revalidated, { "cache-control": REVALIDATE, ...securityHeaders }],
        [unchanging, { "cache-control": IMMUTABLE, ...securityHeaders }],
      ] as const) {
        for (const path of paths) {
          const { status, headers } = await fetchRaw(server.url + path);
          expect({ path, status, ...headers }).toMatchObject({ path, status: 200, ...expected });
        }
      }
    });

    test("sends the right content type for every kind of file", async () => {
      for (const [pattern, type] of [
        [/^index\.html$/, "text/html"],
        [/^app-.*\.js$/, /^(application|text)\/javascript/],
        [/^app\..*\.css$/, "text/css"],
        [/^page-data\/app-data\.json$/, "application/json"],
        [/^manifest\.webmanifest$/, "application/manifest+json"],
        [/^static\/.*\.avif$/, "image/avif"],
        [/^static\/.*\.webp$/, "image/webp"],
        [/^static\/.*\.woff2$/, "font/woff2"],
        [/^static\/.*\.svg$/, "image/svg+xml"],
        [/^sitemap-0\.xml$/, /^(application|text)\/xml/],
      ] as const) {
        const [path] = filesWith(pattern);
        const { headers } = await fetchRaw(`${server.url}${path}`);
        expect(headers["content-type"], path).toMatch(type);
      }
    });

    const expectNotFound = async (path: string, sent?: RawRequest) => {
      const { status, headers, body } = await fetchRaw(server.url + path, sent);
      expect({ path, sent, status, ...headers }).toMatchObject({
        path,
        sent,
        status: 404,
        "cache-control": REVALIDATE,
        ...securityHeaders,
      });
      expect(body.equals(readFileSync(`${publicFolder}/404.html`)), path).toBe(true);
    };

    test("answers unknown paths with 404.html, which browsers revalidate", async () => {
      for (const path of unknownPaths) await expectNotFound(path);
    });

    // Only a web server has rules of its own for what follows.
    if (kind === "the static host") return;

    // Otherwise a page would stay without this script for a year.
    test("has browsers keep no error about a hashed file", async () => {
      const [script] = filesWith(/^app-.*\.js$/) as [string];
      const unreadable = script.replace(/^\/app/, `/${kind}`);
      const file = `${publicFolder}${unreadable}`;
      // Nobody can read a socket, not even root.
      const folder = mkdtempSync(join(tmpdir(), "socket-"));
      const socket = createServer().listen(join(folder, "socket"));
      await once(socket, "listening");
      symlinkSync(join(folder, "socket"), file);
      const answers = [
        await fetchRaw(server.url + unreadable),
        await fetchRaw(server.url + script, { method: "POST" }),
      ];
      rmSync(file);
      socket.close();
      rmSync(folder, { recursive: true });
      for (const { status, headers } of answers) {
        expect(status).toBeGreaterThanOrEqual(400);
        expect(headers).toMatchObject({ "cache-control": REVALIDATE, ...securityHeaders });
      }
    });

    test("refuses an address with a null character without failing", async () => {
      const { status } = await fetchRaw(`${server.url}/nope%00`);
      expect([400, 404]).toContain(status);
    });

    test("answers at each address of this computer", async () => {
      const { port, host } = new URL(server.url);
      const loopback = Object.values(networkInterfaces()).flatMap((addresses) =>
        (addresses ?? []).filter(({ internal }) => internal),
      );
      expect(loopback.length).toBeGreaterThan(0);
      for (const { address, family } of loopback) {
        const url = `http://${family === "IPv6" ? `[${address}]` : address}:${port}/faq`;
        const { body } = await fetchRaw(url, { headers: { host } });
        expect(body.equals(readFileSync(`${publicFolder}/faq.html`)), url).toBe(true);
      }
    });

    test("answers the rules for other hosts with 404.html", async () => {
      for (const path of ruleFiles) await expectNotFound(path);
    });

    test("answers an unknown path with all of 404.html if a browser revalidates it or asks for a part", async () => {
      const { headers } = await fetchRaw(`${server.url}/404.html`);
      for (const [name, value] of [
        ["if-none-match", headers.etag],
        ["if-none-match", "*"],
        ["if-modified-since", headers["last-modified"]],
        ["if-match", '"other"'],
        ["range", "bytes=0-9"],
      ] as const) {
        expect(value, name).toBeTruthy();
        await expectNotFound("/nope", { headers: { [name]: value as string } });
      }
    });

    test("refuses every method but GET and HEAD", async () => {
      for (const path of ["/faq", "/robots.txt"]) {
        for (const method of ["POST", "PUT", "OPTIONS", "TRACE"]) {
          const { status, headers } = await fetchRaw(server.url + path, { method });
          expect({ path, method, status, ...headers }).toMatchObject({
            path,
            method,
            status: 405,
            allow: "GET, HEAD",
            ...securityHeaders,
          });
        }
        const { status, body } = await fetchRaw(server.url + path, { method: "HEAD" });
        expect({ path, status, bytes: body.length }).toEqual({ path, status: 200, bytes: 0 });
      }
    });

    test("permanently redirects every other spelling of a route and keeps the query string", async () => {
      for (const { spelling, route } of spellings) {
        for (const query of ["", "?from=poster"]) {
          const { status, headers } = await fetchRaw(server.url + spelling + query);
          expect({ spelling, status, location: headers.location }).toEqual({
            spelling,
            status: 301,
            location: route + query,
          });
          expect(headers).toMatchObject({ "x-content-type-options": "nosniff" });
        }
      }
    });

    for (const [encoding, unpack] of [
      ["br", brotliDecompressSync],
      ["gzip", gunzipSync],
    ] as const) {
      test(`serves the files that the build has precompressed for ${encoding}`, async () => {
        const ending = encoding === "br" ? ".br" : ".gz";
        const accepting = { headers: { "accept-encoding": `${encoding}, deflate` } };
        const compressed = filesWith(/\.(br|gz)$/).filter((file) => file.endsWith(ending));
        expect(compressed.length).toBeGreaterThan(20);
        for (const file of compressed) {
          const path = file.slice(0, -3);
          const { headers, body } = await fetchRaw(server.url + path, accepting);
          expect({ path, ...headers }).toMatchObject({
            path,
            "content-encoding": encoding,
            vary: expect.stringMatching(/accept-encoding/i),
          });
          expect(unpack(body).equals(readFileSync(`${publicFolder}${path}`)), path).toBe(true);
        }
        const missing = await fetchRaw(`${server.url}/nope`, accepting);
        expect(missing.status).toBe(404);
        expect(unpack(missing.body).equals(readFileSync(`${publicFolder}/404.html`))).toBe(true);
      });
    }
  });
}
