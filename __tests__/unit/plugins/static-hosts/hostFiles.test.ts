import { existsSync } from "node:fs";
import { headersFile, hostFilesAdapter } from "../../../../plugins/static-hosts/node/hostFiles";
import { folderWith } from "../../../support/unit/folders";

const project = process.cwd();
afterEach(() => process.chdir(project));

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

it("a build whose files cannot be compressed has no _redirects, which hosting/publish.sh looks for", async () => {
  const page = "public/index.html";
  const adapt = async (files: Record<string, string>) => {
    process.chdir(folderWith(files));
    await hostFilesAdapter.adapt({ routesManifest: [], pathPrefix: "" } as never);
  };
  const text = " ".repeat(2000);
  await adapt({ [page]: text });
  expect(existsSync("public/_redirects")).toBe(true);
  // A folder is where the compressed file belongs.
  await expect(adapt({ [page]: text, [`${page}.br/file`]: "" })).rejects.toThrow("EISDIR");
  expect(existsSync("public/_redirects")).toBe(false);
});
