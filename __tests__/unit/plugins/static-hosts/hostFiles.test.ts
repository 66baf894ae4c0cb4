import { readFileSync } from "node:fs";
import { headersFile, securityHeaders } from "../../../../plugins/static-hosts/node/hostFiles";

const hash = (photo: number) => photo.toString(16).padStart(32, "0");
const photosOf = (count: number) =>
  Array.from({ length: count }, (_, photo) =>
    ["a.avif", "b.jpg"].map((name) => `static/${hash(photo)}/${name}`),
  ).flat();
const rulesFor = (photos: number) => {
  const files = [...photosOf(photos), "static/font.woff2", "sw.js", "workbox-v4.3.1/workbox-sw.js"];
  return headersFile(files, "/lobby")
    .split("\n")
    .filter((line) => line.startsWith("/"));
};

it("each photo has one rule for its headers, after scripts and fonts", () => {
  expect(rulesFor(2)).toEqual([
    "/*",
    "/lobby/static/font.woff2",
    "/lobby/workbox-v4.3.1/*",
    `/lobby/static/${hash(0)}/*`,
    `/lobby/static/${hash(1)}/*`,
  ]);
});

it("a site with more photos than Cloudflare Pages reads rules for has no rule for the others, and none for a missing file", () => {
  const rules = rulesFor(1000);
  expect(rules).toHaveLength(100);
  expect(rules).toEqual(rulesFor(97));
});

it("nginx has the same security headers as the other hosts", () => {
  const lines = readFileSync("hosting/nginx.conf", "utf8").matchAll(
    /^ *add_header (\S+) (?:"(.+)"|([^$\s]+)) always;$/gm,
  );
  const headers = Array.from(lines, ([, key, quoted, plain]) => ({ key, value: quoted ?? plain }));
  expect(headers).toEqual(securityHeaders);
});
