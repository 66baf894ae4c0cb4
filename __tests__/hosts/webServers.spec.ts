import { readdirSync, readFileSync, statSync } from "node:fs";
import { request } from "node:http";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { uppercaseRedirects } from "../../src/build/hosting/redirects";
import { routes } from "../../src/domain/routes";
import { expect, test } from "../support/browser/test";
import { headersOf, redirectsOf } from "../support/hosts/hostFiles";
import { WebServer } from "../support/hosts/webServers";
import { publicFolder } from "../support/site/testSite";

const IMMUTABLE = "public, max-age=31536000, immutable";
const REVALIDATE = "public, max-age=0, must-revalidate";

const policy = headersOf(publicFolder)("/")["content-security-policy"];

/** The headers that every host sends with every response. */
const securityHeaders = {
  "content-security-policy": policy,
  "x-content-type-options": "nosniff",
  "referrer-policy": "same-origin",
  "permissions-policy": expect.stringContaining("geolocation=()"),
  "cross-origin-opener-policy": "same-origin",
};

const filesWith = (pattern: RegExp, folder = publicFolder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => pattern.test(file) && statSync(join(folder, file)).isFile())
    .map((file) => `/${file}`);

const hashed = [
  ...filesWith(/^(app|webpack-runtime|component|styles)[^/]*\.(js|css)$/),
  ...filesWith(/^static\/.*\.(avif|webp|jpg|png|svg|woff2)$/).slice(0, 20),
];

const revalidated = [
  ...routes,
  "/sw.js",
  "/manifest.webmanifest",
  "/robots.txt",
  "/sitemap-index.xml",
  "/map-placeholder.html",
  ...filesWith(/^page-data\/.*\.json$/),
];

const unknownPaths = [
  "/nope",
  "/events/2025",
  "/static/nope.js",
  "/app-0000000000.js",
  "/page-data/x.json",
];

/** Other spellings of each route but `/`: capitalised, uppercase, mixed case, and with a trailing slash. */
const spellings = routes
  .filter((route) => route !== "/")
  .flatMap((route) => {
    const capitals = uppercaseRedirects.flatMap(({ fromPath, toPath }) =>
      toPath === route ? [fromPath] : [],
    );
    const mixed = route.replace(/[a-z]/g, (letter, index) =>
      index % 2 ? letter : letter.toUpperCase(),
    );
    return [...capitals, mixed, `${route}/`, `${route.toUpperCase()}/`].map((spelling) => ({
      spelling,
      route,
    }));
  });

type RawResponse = { status: number; headers: Record<string, string>; body: Buffer };

/** Requests a URL without following redirects or decompressing the body. */
function fetchRaw(url: string, encoding = "identity"): Promise<RawResponse> {
  return new Promise((resolve, reject) => {
    request(url, { headers: { "accept-encoding": encoding } }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk) => chunks.push(chunk));
      response.on("end", () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers as Record<string, string>,
          body: Buffer.concat(chunks),
        }),
      );
    })
      .on("error", reject)
      .end();
  });
}

for (const kind of ["nginx", "caddy"] as const) {
  test.describe(`${kind} with the configuration in hosting/`, () => {
    let server: WebServer;

    test.describe.configure({ mode: "serial" });

    test.beforeAll(async () => {
      test.setTimeout(300_000);
      server = await WebServer[kind]();
    });

    test.afterAll(() => server.stop());

    test("has browsers revalidate pages, page data and the service worker", async () => {
      for (const path of revalidated) {
        const { status, headers } = await fetchRaw(server.url + path);
        expect({ path, status, ...headers }).toMatchObject({
          path,
          status: 200,
          "cache-control": REVALIDATE,
          ...securityHeaders,
        });
      }
    });

    test("lets browsers cache hashed files for a year", async () => {
      for (const path of hashed) {
        const { status, headers } = await fetchRaw(server.url + path);
        expect({ path, status, ...headers }).toMatchObject({
          path,
          status: 200,
          "cache-control": IMMUTABLE,
          "x-content-type-options": "nosniff",
        });
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

    test("answers unknown paths with 404.html, which browsers revalidate", async () => {
      const blank = readFileSync(`${publicFolder}/404.html`);
      for (const path of unknownPaths) {
        const { status, headers, body } = await fetchRaw(server.url + path);
        expect({ path, status, ...headers }).toMatchObject({
          path,
          status: 404,
          "cache-control": REVALIDATE,
          ...securityHeaders,
        });
        expect(body.equals(blank), path).toBe(true);
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
        const compressed = filesWith(/\.(br|gz)$/).filter((file) => file.endsWith(ending));
        expect(compressed.length).toBeGreaterThan(20);
        for (const file of compressed) {
          const path = file.slice(0, -3);
          const { headers, body } = await fetchRaw(server.url + path, encoding);
          expect({ path, ...headers }).toMatchObject({
            path,
            "content-encoding": encoding,
            vary: expect.stringMatching(/accept-encoding/i),
          });
          expect(unpack(body).equals(readFileSync(`${publicFolder}${path}`)), path).toBe(true);
        }
        const page = await fetchRaw(`${server.url}/events`, `${encoding}, deflate`);
        expect(page.headers["content-encoding"]).toBe(encoding);
        const missing = await fetchRaw(`${server.url}/nope`, encoding);
        expect(missing.status).toBe(404);
        expect(unpack(missing.body).equals(readFileSync(`${publicFolder}/404.html`))).toBe(true);
      });
    }
  });
}

for (const host of ["netlify", "cloudflare"] as const) {
  test.describe(`_headers and _redirects, read as ${host} documents them,`, () => {
    const headers = headersOf(publicFolder);
    const files = filesWith(/./).map((file) => file.toLowerCase());
    const redirect = redirectsOf(publicFolder, host, (path) =>
      files.some((file) => [path, `${path}.html`].map((name) => name.toLowerCase()).includes(file)),
    );

    test("give every path the security headers, once each", () => {
      for (const path of [...revalidated, ...hashed, ...unknownPaths]) {
        expect(headers(path), path).toMatchObject(securityHeaders);
      }
    });

    test("let browsers cache hashed files and revalidate all others", () => {
      for (const path of hashed) expect(headers(path)["cache-control"], path).toBe(IMMUTABLE);
      for (const path of revalidated) expect(headers(path)["cache-control"], path).toBe(REVALIDATE);
    });

    test("redirect uppercase paths, but no route", () => {
      for (const { fromPath, toPath } of uppercaseRedirects) {
        expect(redirect(fromPath)).toEqual({ location: toPath, status: 301 });
      }
      for (const route of routes) expect(redirect(route)).toBeUndefined();
    });
  });
}

test("_headers stays within the limits of Cloudflare Pages", () => {
  const lines = readFileSync(`${publicFolder}/_headers`, "utf8").split("\n");
  expect(lines.filter((line) => line.startsWith("/")).length).toBeLessThanOrEqual(100);
  for (const line of lines) expect(line.length).toBeLessThanOrEqual(2000);
});

test("every route has an .html file with the content of its index.html", () => {
  for (const route of routes.filter((path) => path !== "/")) {
    expect(readFileSync(`${publicFolder}${route}.html`, "utf8")).toBe(
      readFileSync(`${publicFolder}${route}/index.html`, "utf8"),
    );
  }
});
