import { execFile } from "node:child_process";
import { readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { cp, mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import sharp from "sharp";
import { usedFiles } from "../../../src/content/check/fileMistakes";
import { readDataFolder } from "../../../src/content/node/readDataFolder";
import { dataFileName } from "../../../src/content/schema";

/** The files and folders that a build reads. */
export const sources = [
  ".babelrc.json",
  "data",
  "gatsby-browser.tsx",
  "gatsby-config.ts",
  "gatsby-node.ts",
  "gatsby-ssr.tsx",
  "package.json",
  "plugins",
  "src",
  "static",
  "tsconfig.base.json",
  "tsconfig.json",
];

export type BuildSettings = { options?: string[]; environment?: Record<string, string> };

/** A copy of the site, with plain photos, that a test may change, build and run. */
export class SiteCopy {
  private constructor(readonly folder: string) {}

  /** Makes a copy in a new folder, which `remove` deletes. */
  static async make(): Promise<SiteCopy> {
    return SiteCopy.renew(await mkdtemp(join(tmpdir(), "site-")));
  }

  /** Replaces the sources in a folder. What was built there stays: a build removes it, except webpack's cache. */
  static async renew(folder: string): Promise<SiteCopy> {
    const copy = new SiteCopy(folder);
    await mkdir(folder, { recursive: true });
    for (const source of sources) {
      await rm(copy.path(source), { recursive: true, force: true });
      await cp(source, copy.path(source), { recursive: true, preserveTimestamps: true });
    }
    await rm(copy.path("node_modules"), { force: true });
    symlinkSync(resolve("node_modules"), copy.path("node_modules"), "dir");
    await plainPhotos(copy.path("data"));
    return copy;
  }

  path(file: string): string {
    return join(this.folder, file);
  }

  /** The parsed content of a data file such as `faq`. */
  // biome-ignore lint/suspicious/noExplicitAny: its shape depends on the file.
  read(name: string): any {
    return JSON.parse(readFileSync(this.path(`data/${dataFileName(name)}`), "utf8"));
  }

  /** Changes the content of a data file. */
  // biome-ignore lint/suspicious/noExplicitAny: a test may give a draft any shape.
  change(name: string, mutate: (draft: any) => void): this {
    const draft = this.read(name);
    mutate(draft);
    const text = `${JSON.stringify(draft, null, 2)}\n`;
    writeFileSync(this.path(`data/${dataFileName(name)}`), text);
    return this;
  }

  /** @throws if the file does not contain the text. */
  replace(file: string, found: string, replacement: string): this {
    const before = readFileSync(this.path(file), "utf8");
    if (!before.includes(found)) throw new Error(`${file} has no "${found}" to replace`);
    writeFileSync(this.path(file), before.replace(found, replacement));
    return this;
  }

  /** Runs `gatsby build`. @throws an error with its output if it fails. */
  async build({ options = [], environment = {} }: BuildSettings = {}): Promise<void> {
    await promisify(execFile)(gatsby.command, [gatsby.cli, "build", ...options], {
      cwd: this.folder,
      env: { ...gatsby.environment("production"), ...environment },
      maxBuffer: 64 * 1024 * 1024,
    });
  }

  remove(): Promise<void> {
    return rm(this.folder, { recursive: true, maxRetries: 5 });
  }
}

/** How to run Gatsby's command line. It needs its own NODE_ENV, because Playwright sets it to "test". */
export const gatsby = {
  command: process.execPath,
  cli: resolve("node_modules/gatsby/cli.js"),
  environment: (mode: "production" | "development") => ({ ...process.env, NODE_ENV: mode }),
};

/** Replaces every photo by a plain one of a valid size, because photos take most of a build's time. */
async function plainPhotos(dataFolder: string) {
  const plain = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: "#2e1f5e" } })
      .jpeg()
      .toBuffer();
  const { paths, files } = readDataFolder(dataFolder);
  const content = Object.fromEntries(
    Object.entries(files).map(([name, { value }]) => [name, value]),
  );
  const shared = usedFiles(content).flatMap(({ file, note }) => (note.exactSize ? [file] : []));
  const [photo, sharePhoto] = await Promise.all([plain(2000, 1333), plain(1200, 630)]);
  for (const path of paths.filter((path) => /\.(jpe?g|png)$/.test(path))) {
    writeFileSync(join(dataFolder, path), shared.includes(path) ? sharePhoto : photo);
  }
}
