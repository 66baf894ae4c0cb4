import { execFile } from "node:child_process";
import { readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import sharp from "sharp";

const sources = [
  "data",
  "src",
  "static",
  "gatsby-browser.tsx",
  "gatsby-config.ts",
  "gatsby-node.ts",
  "gatsby-ssr.tsx",
  "package.json",
  "tsconfig.json",
];

const built: string[] = [];

export type Edit = { file: string; replace: string; by: string };

/** Builds a copy of the site with some edits, as the next deploy would; answers with its public folder. */
export async function buildDeploy(edits: Edit[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "deploy-"));
  built.push(folder);
  for (const source of sources) await cp(source, join(folder, source), { recursive: true });
  symlinkSync(resolve("node_modules"), join(folder, "node_modules"), "dir");
  await shrinkPhotos(join(folder, "data/photos"));
  for (const edit of edits) apply(edit, folder);

  await promisify(execFile)(process.execPath, [resolve("node_modules/gatsby/cli.js"), "build"], {
    cwd: folder,
    // Playwright sets NODE_ENV to "test", which Gatsby would build for.
    env: { ...process.env, NODE_ENV: "production" },
    maxBuffer: 64 * 1024 * 1024,
  });
  return join(folder, "public");
}

export function removeDeploys(): Promise<unknown> {
  return Promise.all(built.map((folder) => rm(folder, { recursive: true })));
}

function apply({ file, replace, by }: Edit, folder: string) {
  const path = join(folder, file);
  const before = readFileSync(path, "utf8");
  if (!before.includes(replace)) throw new Error(`${file} has no "${replace}" to replace`);
  writeFileSync(path, before.replace(replace, by));
}

/** Photos take most of a build's time, and what is tested of a deploy does not depend on them. */
async function shrinkPhotos(folder: string) {
  const photos = readdirSync(folder, { recursive: true, encoding: "utf8" });
  for (const photo of photos.filter((name) => name.endsWith(".jpg"))) {
    const path = join(folder, photo);
    writeFileSync(path, await sharp(readFileSync(path)).resize(160).jpeg().toBuffer());
  }
}
