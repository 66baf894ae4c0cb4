import { existsSync } from "node:fs";
import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { IAdapter, RoutesManifest } from "gatsby";
import { listFiles } from "../../../src/content/node/listFiles";
import { precompress } from "./precompress";

const PUBLIC = "public";

/** No browser requests these files, and they reveal paths of the build machine. */
const BUILD_ARTIFACT = /(\.map|^webpack\.stats\.json|^chunk-map\.json)$/;

const IMMUTABLE = "public, max-age=31536000, immutable";

/**
 * The headers of every response. hosting/nginx.conf and hosting/Caddyfile have the same. Each page contains its
 * Content-Security-Policy.
 */
const securityHeaders = [
  { key: "x-content-type-options", value: "nosniff" },
  { key: "referrer-policy", value: "same-origin" },
  // Browser features that no script may use. The list is short, because every response contains it.
  { key: "permissions-policy", value: "camera=(), geolocation=(), microphone=()" },
  { key: "cross-origin-opener-policy", value: "same-origin" },
  // Only this site may frame its pages: the map, if it is one of them, and the page beside a form of the editor.
  { key: "x-frame-options", value: "SAMEORIGIN" },
];

/**
 * Gatsby calls this adapter at the end of a build. It removes files that nobody needs, writes `_headers` and `_redirects` for
 * Netlify, Cloudflare Pages and compatible hosts, and compresses.
 */
export const hostFiles: IAdapter = {
  name: "host-files",
  async adapt({ routesManifest, pathPrefix }) {
    const artifacts = listFiles(PUBLIC).filter((path) => BUILD_ARTIFACT.test(path));
    for (const path of artifacts) await rm(join(PUBLIC, path));
    const routes = routesManifest.filter(
      (route) => route.type !== "static" || existsSync(route.filePath),
    );
    await writeFile(`${PUBLIC}/_headers`, headersFile(routes, pathPrefix));
    await writeFile(`${PUBLIC}/_redirects`, redirectsFile(routes));
    await precompress(PUBLIC);
  },
};

/** By default, these hosts let browsers revalidate every file. Hashed files never change. */
export function headersFile(routes: RoutesManifest, pathPrefix: string): string {
  const staticFolder = `${pathPrefix}/static/`;
  const hashedFiles = routes.filter(
    (route) =>
      route.type === "static" &&
      !route.path.startsWith(staticFolder) &&
      route.headers.some(({ value }) => value === IMMUTABLE),
  );
  return [
    "/*",
    ...securityHeaders.map(({ key, value }) => `  ${key}: ${value}`),
    // One rule for the folder: Cloudflare Pages reads a hundred rules at most.
    ...[`${staticFolder}*`, ...hashedFiles.map(({ path }) => path)].flatMap((path) => [
      path,
      `  cache-control: ${IMMUTABLE}`,
    ]),
    "",
  ].join("\n");
}

/**
 * None of the rules is forced (`301!`): a host that compares paths without case, as Netlify has done, would apply the rule
 * for `/Events` to `/events`, which would redirect to itself forever. Without `!`, the file of a page comes first.
 */
function redirectsFile(routes: RoutesManifest): string {
  const redirects = routes.filter((route) => route.type === "redirect");
  return redirects.map(({ path, toPath, status }) => `${path} ${toPath} ${status}\n`).join("");
}
