import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { cp, mkdir, rm } from "node:fs/promises";
import { basename, join, resolve } from "node:path";
import { promisify } from "node:util";
import { chromium } from "@playwright/test";
import { type ContentName, dataFileName } from "../../../src/content/schema";
import { listFiles } from "../../../src/node/listFiles";
import { launchOptions } from "../browser/chromium";
import { fixture, fixtureData } from "../fixture";

/** What a build of the test site reads: the site's code, and the fixture in place of its content. */
const sources = [
  ".babelrc.json",
  "gatsby-browser.tsx",
  "gatsby-config.ts",
  "gatsby-node.ts",
  "gatsby-ssr.tsx",
  "package.json",
  "plugins",
  "src",
  "tsconfig.base.json",
  "tsconfig.json",
  fixtureData,
  `${fixture}/static`,
];

/** Has the test site, and the folders in which sites are built. */
export const testSites = resolve(".test-site");

const digestFile = join(testSites, "built-from");

/**
 * The folder in which the test site and the next deploys of it are built. A site with other settings needs a folder of its own:
 * webpack's cache would bring its path prefix into this one.
 */
export const workspace = join(testSites, "workspace");

/** The build that most tests use: that of the fixture. For the tests in `realSite/`, the build of the real data. */
export const publicFolder = join(process.env.TESTED_SITE ?? join(testSites, "built"), "public");

/** Builds the test site if its sources have changed. Playwright calls this before the tests. */
export default async function buildTestSite(): Promise<void> {
  const browser = launchOptions().executablePath ?? chromium.executablePath();
  if (!existsSync(browser)) throw new Error("There is no browser. Run `npm run setup:browser`.");
  const digest = digestOf(sources);
  if (existsSync(digestFile) && readFileSync(digestFile, "utf8") === digest) return;
  console.log("Building the site with the data of the fixture …");
  await renewSources(workspace);
  const built = await build(workspace);
  await rm(publicFolder, { recursive: true, force: true });
  await cp(built, publicFolder, { recursive: true });
  writeFileSync(digestFile, digest);
}

/** Replaces the sources in a folder. What was built there stays: a build removes it, except webpack's cache. */
export async function renewSources(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const source of sources) {
    const target = join(folder, basename(source));
    await rm(target, { recursive: true, force: true });
    await cp(source, target, { recursive: true, preserveTimestamps: true });
  }
  await rm(join(folder, "node_modules"), { force: true });
  symlinkSync(resolve("node_modules"), join(folder, "node_modules"), "dir");
}

/** Changes the content of a data file in a folder. */
export function changeData(
  folder: string,
  name: ContentName,
  // biome-ignore lint/suspicious/noExplicitAny: a test may give a draft any shape.
  mutate: (draft: any) => void,
): void {
  const file = join(folder, "data", dataFileName(name));
  const draft = JSON.parse(readFileSync(file, "utf8"));
  mutate(draft);
  writeFileSync(file, JSON.stringify(draft));
}

/** Gatsby's command line. It needs its own NODE_ENV, because Playwright sets it to "test". */
export const gatsby = resolve("node_modules/gatsby/cli.js");

/** Builds the site in a folder. Returns its public folder. @throws an error with the output if the build fails */
export async function build(
  folder: string,
  options: string[] = [],
  environment: Record<string, string> = {},
): Promise<string> {
  await promisify(execFile)(process.execPath, [gatsby, "build", ...options], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: "production", ...environment },
    maxBuffer: 64 * 1024 * 1024,
  });
  return join(folder, "public");
}

function digestOf(paths: string[]): string {
  const hash = createHash("sha256");
  for (const file of paths.flatMap(filesIn)) hash.update(file).update(readFileSync(file));
  return hash.digest("hex");
}

function filesIn(path: string): string[] {
  if (statSync(path).isFile()) return [path];
  const files = listFiles(path).sort();
  return files.map((file) => join(path, file));
}
