import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { IAdapter, RoutesManifest } from "gatsby";
import { listFiles } from "../../../src/node/listFiles";
import { precompress } from "./precompress";

const PUBLIC = "public";

/** What no browser requests: source maps, statistics of the build, Workbox for debugging, and a library for other scripts. */
const UNUSED = /\.map$|^(webpack\.stats|chunk-map)\.json$|^workbox-.*\.dev\.|^~partytown\//;

/** Files with a hash or version in their names. hosting/nginx.conf repeats this, and a test compares them. */
export const UNCHANGING = /^(static\/|workbox-v|idb-keyval-|[^/]+[-.][0-9a-f]{20}\.(js|css)$)/;

/** Cloudflare Pages reads no more rules of `_headers`. */
const MAX_RULES = 100;

/**
 * The headers of every response. hosting/nginx.conf repeats them, and a test compares them. Each page contains its
 * Content-Security-Policy.
 */
export const securityHeaders = [
  { key: "x-content-type-options", value: "nosniff" },
  { key: "referrer-policy", value: "same-origin" },
  // Browser features that no script may use. The list is short, because every response contains it.
  { key: "permissions-policy", value: "camera=(), geolocation=(), microphone=()" },
  { key: "cross-origin-opener-policy", value: "same-origin" },
  // Only this site may frame its pages: the map, if it is one of them, and the page beside a form of the editor.
  { key: "x-frame-options", value: "SAMEORIGIN" },
];

/**
 * Gatsby calls this adapter at the end of a build. It removes files that no browser requests, writes `_headers` and
 * `_redirects` for Netlify, Cloudflare Pages and compatible hosts, and compresses.
 */
export const hostFilesAdapter: IAdapter = {
  name: "host-files",
  async adapt({ routesManifest, pathPrefix }) {
    for (const path of listFiles(PUBLIC)) if (UNUSED.test(path)) await rm(join(PUBLIC, path));
    await writeFile(`${PUBLIC}/_headers`, headersFile(listFiles(PUBLIC).sort(), pathPrefix));
    await writeFile(`${PUBLIC}/_redirects`, redirectsFile(routesManifest));
    await precompress(PUBLIC);
  },
};

/**
 * By default, these hosts let browsers revalidate every file. With `no-transform`, Cloudflare Pages would not compress pages. No
 * rule is for all of `static/`, because Cloudflare Pages would also send its headers with a 404 for a file that is missing there
 * (https://github.com/cloudflare/workers-sdk/pull/5750). So only as many photos as it has rules for get one.
 */
export function headersFile(files: string[], pathPrefix: string): string {
  const paths = files
    .filter((file) => UNCHANGING.test(file))
    // One rule for all sizes of a photo.
    .map((file) => file.replace(/^(static\/[^/]+|workbox-[^/]+)\/.*/, "$1/*"));
  const isPhoto = (path: string) => /^static\/.*\*$/.test(path);
  const photosLast = [...paths.filter((path) => !isPhoto(path)), ...paths.filter(isPhoto)];
  const rules = [
    ["/*", ...securityHeaders.map(({ key, value }) => `${key}: ${value}`)],
    ...Array.from(new Set(photosLast), (path) => [
      `${pathPrefix}/${path}`,
      "cache-control: public, max-age=31536000, immutable",
    ]),
  ];
  return rules
    .slice(0, MAX_RULES)
    .map((lines) => `${lines.join("\n  ")}\n`)
    .join("");
}

/**
 * None of the rules is forced (`301!`): a host that compares paths without case, as Netlify has done, would apply the rule
 * for `/Events` to `/events`, which would redirect to itself forever. Without `!`, the file of a page comes first.
 */
function redirectsFile(routes: RoutesManifest): string {
  const redirects = routes.filter((route) => route.type === "redirect");
  return redirects.map(({ path, toPath, status }) => `${path} ${toPath} ${status}\n`).join("");
}
