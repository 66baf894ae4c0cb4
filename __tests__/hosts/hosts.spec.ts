import { once } from "node:events";
import { readFileSync, rmSync, symlinkSync } from "node:fs";
import { connect, createServer } from "node:net";
import { networkInterfaces, tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import type { APIRequestContext } from "@playwright/test";
import { securityHeaders, UNCHANGING } from "../../plugins/static-hosts/node/hostFiles";
import { lowercaseRedirects } from "../../src/domain/redirects";
import { routes } from "../../src/domain/routes";
import { listFiles } from "../../src/node/listFiles";
import { expect, test } from "../support/browser/test";
import { startNginx } from "../support/hosts/nginx";
import { StaticServer } from "../support/hosts/staticServer";
import { publicFolder } from "../support/site/testSite";

const headersOfAll = Object.fromEntries(securityHeaders.map(({ key, value }) => [key, value]));
const unchanging = { ...headersOfAll, "cache-control": "public, max-age=31536000, immutable" };
const revalidated = {
  ...headersOfAll,
  "cache-control": expect.stringMatching(/^public, max-age=0, must-revalidate/),
};

const published = (file: string) => readFileSync(join(publicFolder, file));

const filesWith = (pattern: RegExp) =>
  listFiles(publicFolder)
    .filter((file) => pattern.test(file))
    .map((file) => `/${file}`);

const pagesInFolders = routes.filter((route) => route !== "/");

type RawRequest = { method?: string; headers?: Record<string, string> };

/** Requests a path, and expects an answer with a status and headers. Returns its body, decompressed. */
type ExpectAnswer = (path: string, expected: object, request?: RawRequest) => Promise<Buffer>;

const expectAnswerFrom =
  (url: string, request: APIRequestContext): ExpectAnswer =>
  async (path, expected, options) => {
    const answer = await request.fetch(url + path, { maxRedirects: 0, ...options });
    const found = { path, ...options, status: answer.status(), ...answer.headers() };
    expect(found).toMatchObject({ path, ...options, ...expected });
    return answer.body();
  };

/** Expects the headers of hostFiles.ts with each page and file, but leaves out most of those in folders with hundreds. */
async function expectHeaders(expectAnswer: ExpectAnswer) {
  const files = listFiles(publicFolder).filter((file) => !/^_|\.(br|gz)$/.test(file));
  const isInLargeFolder = (file: string) => /^(static|admin)\//.test(file);
  for (const file of [
    ...files.filter((file) => !isInLargeFolder(file)),
    ...files.filter(isInLargeFolder).slice(0, 30),
  ]) {
    const headers = UNCHANGING.test(file) ? unchanging : revalidated;
    await expectAnswer(`/${file}`, { status: 200, ...headers });
  }
  for (const route of routes) await expectAnswer(route, { status: 200, ...revalidated });
}

test.describe("nginx", () => {
  let server: Awaited<ReturnType<typeof startNginx>>;
  let expectAnswer: ExpectAnswer;

  test.describe.configure({ mode: "serial" });

  test.beforeAll(async () => {
    server = await startNginx(test.info().outputPath());
  });

  test.beforeEach(({ request }) => {
    expectAnswer = expectAnswerFrom(server.url, request);
  });

  test.afterAll(() => server.stop());

  test("has browsers keep files that never change for a year and revalidate all others, with the security headers of other hosts", async () => {
    await expectHeaders(expectAnswer);
  });

  const expectNotFound = async (path: string, request?: RawRequest) => {
    const body = await expectAnswer(path, { status: 404, ...revalidated }, request);
    expect(body.equals(published("404.html")), path).toBe(true);
  };

  test("answers unknown paths with 404.html, which browsers revalidate", async () => {
    for (const path of ["/nope", "/events/2025", "/static/nope.js", "/app-0000000000.js"]) {
      await expectNotFound(path);
    }
  });

  test("sends the right content type for every kind of file", async () => {
    for (const [pattern, type] of [
      [/^index\.html$/, "text/html"],
      [/^app-.*\.js$/, /^(application|text)\/javascript/],
      [/^app\..*\.css$/, "text/css"],
      [/^admin\/files\.json$/, "application/json"],
      [/^manifest\.webmanifest$/, /^application\/manifest\+json/],
      [/^static\/.*\.avif$/, "image/avif"],
      [/^static\/.*\.webp$/, "image/webp"],
      [/^static\/.*\.woff2$/, "font/woff2"],
      [/^static\/.*\.svg$/, /^image\/svg\+xml/],
      [/^sitemap-0\.xml$/, /^(application|text)\/xml/],
    ] as const) {
      const [path] = filesWith(pattern) as [string];
      await expectAnswer(path, { "content-type": expect.stringMatching(type) });
    }
  });

  // A page would lose its scripts, because its policy has their hashes.
  test("forbids proxies to change pages", async () => {
    for (const path of routes) {
      await expectAnswer(path, { "cache-control": expect.stringMatching(/no-transform/) });
    }
  });

  // Otherwise a page would stay without this script for a year.
  test("has browsers keep no error about a hashed file", async ({ request }) => {
    const [script] = filesWith(/^app-.*\.js$/) as [string];
    const unreadable = script.replace(/^\/app/, "/unreadable");
    const file = join(publicFolder, unreadable);
    // Nobody can read a socket, not even root.
    const socket = join(tmpdir(), `socket-${process.pid}`);
    const listening = createServer().listen(socket);
    await once(listening, "listening");
    symlinkSync(socket, file);
    const answer = await request.get(server.url + unreadable);
    rmSync(file);
    listening.close();
    expect(answer.status()).toBeGreaterThanOrEqual(400);
    expect(answer.headers()).toMatchObject(revalidated);
    await expectAnswer(script, { status: 405, ...revalidated }, { method: "POST" });
  });

  test("sends all of a file if a browser asks for a part, also for one beyond its end", async () => {
    const [photo] = filesWith(/^static\/.*\.avif$/) as [string];
    for (const range of ["bytes=0-9", "bytes=99999999-"]) {
      const headers = { range };
      const body = await expectAnswer(photo, { status: 200, ...unchanging }, { headers });
      expect(body.equals(published(photo)), range).toBe(true);
    }
  });

  test("has browsers keep no error about the version of a hashed file", async ({ request }) => {
    const [photo] = filesWith(/^static\/.*\.avif$/) as [string];
    for (const [name, value] of [
      ["if-match", '"other"'],
      ["if-unmodified-since", "Mon, 01 Jan 2001 00:00:00 GMT"],
    ] as const) {
      // After an error, nginx may close a connection that Node is about to use again.
      const options = { headers: { [name]: value }, maxRetries: 2 };
      const answer = await request.get(server.url + photo, options);
      expect(answer.headers(), name).toMatchObject(answer.ok() ? unchanging : revalidated);
    }
  });

  test("answers at each address of this computer", async ({ request }) => {
    const { port, host } = new URL(server.url);
    const loopback = Object.values(networkInterfaces()).flatMap((addresses) =>
      (addresses ?? []).filter(({ internal }) => internal),
    );
    expect(loopback.length).toBeGreaterThan(0);
    for (const { address, family } of loopback) {
      const url = `http://${family === "IPv6" ? `[${address}]` : address}:${port}/faq`;
      const answer = await request.get(url, { headers: { host } });
      expect((await answer.body()).equals(published("faq.html")), url).toBe(true);
    }
  });

  test("answers the rules for other hosts with 404.html", async () => {
    for (const path of ["/_headers", "/_redirects", "/_header%73", "//_redirects"]) {
      await expectNotFound(path);
    }
  });

  test("answers an unknown path with all of 404.html if a browser revalidates it or asks for a part", async ({
    request,
  }) => {
    const headers = (await request.get(`${server.url}/404.html`)).headers();
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
    for (const path of ["/faq", "/robots.txt", "/About", "/faq/", "/_headers", "/nope"]) {
      for (const method of ["POST", "PUT", "OPTIONS", "TRACE"]) {
        const refusal = { status: 405, allow: "GET, HEAD", ...revalidated };
        await expectAnswer(path, refusal, { method });
      }
    }
    for (const path of ["/faq", "/robots.txt"]) {
      const body = await expectAnswer(path, { status: 200 }, { method: "HEAD" });
      expect(body).toHaveLength(0);
    }
  });

  test("permanently redirects every other spelling of a route and keeps the query string", async () => {
    for (const route of pagesInFolders) {
      const upper = route.toUpperCase();
      const capitalised = upper.slice(0, 2) + route.slice(2);
      const mixed = route.slice(0, 2) + upper.slice(2);
      for (const spelling of [capitalised, upper, mixed, `${route}/`, `${upper}/`]) {
        for (const query of ["", "?from=poster"]) {
          const location = route + query;
          const expected = { status: 301, location, "x-content-type-options": "nosniff" };
          await expectAnswer(spelling + query, expected);
        }
      }
    }
  });

  for (const [encoding, ending] of [
    ["br", ".br"],
    ["gzip", ".gz"],
  ] as const) {
    test(`serves the files that the build has precompressed for ${encoding}, also to a proxy`, async () => {
      const headers = { "accept-encoding": `${encoding}, deflate`, via: "1.1 proxy" };
      const expected = {
        "content-encoding": encoding,
        vary: expect.stringMatching(/accept-encoding/i),
      };
      const compressed = filesWith(/\.(br|gz)$/).filter((file) => file.endsWith(ending));
      expect(compressed.length).toBeGreaterThan(20);
      for (const file of compressed) {
        const path = file.slice(0, -3);
        const body = await expectAnswer(path, expected, { headers });
        expect(body.equals(published(path)), path).toBe(true);
      }
      await expectNotFound("/nope", { headers });
    });
  }

  // Node.js itself cannot send such a request.
  test("compresses for a proxy that uses HTTP/1.0", async () => {
    const { port, host } = new URL(server.url);
    const socket = connect(Number(port), "localhost");
    socket.write(`GET / HTTP/1.0\r\nHost: ${host}\r\nAccept-Encoding: gzip\r\n\r\n`);
    expect(await text(socket)).toMatch(/^content-encoding: gzip\r$/im);
  });
});

test("a host that reads _headers has browsers keep the same files, and sends the same security headers", async ({
  request,
}) => {
  const server = await new StaticServer(publicFolder).start();
  await expectHeaders(expectAnswerFrom(server.url, request));
  await server.stop();
});

test("_headers stays within the limits of Cloudflare Pages", () => {
  const lines = published("_headers").toString().split("\n");
  expect(lines.filter((line) => line.startsWith("/")).length).toBeLessThanOrEqual(100);
  for (const line of lines) expect(line.length).toBeLessThanOrEqual(2000);
});

// A forced rule (`301!`) would redirect /events to itself on a host that compares paths without case.
test("_redirects has exactly the redirects of uppercase paths, none forced", () => {
  const rules = published("_redirects").toString().trim().split("\n");
  const expected = lowercaseRedirects.map(({ fromPath, toPath }) => `${fromPath} ${toPath} 301`);
  expect(rules.sort()).toEqual(expected.sort());
});

test("every route has an .html file with the content of its index.html", () => {
  for (const route of pagesInFolders) {
    expect(published(`${route}.html`).equals(published(`${route}/index.html`)), route).toBe(true);
  }
});
