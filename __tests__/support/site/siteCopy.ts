import { execFile } from "node:child_process";
import { readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { cp, mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join, resolve } from "node:path";
import { promisify } from "node:util";
import { type ContentName, dataFileName } from "../../../src/content/schema";
import { fixture, fixtureData } from "../fixture";

/** What a build of the test site reads: the site's code, and the fixture in place of its content. */
export const sources = [
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

export type BuildSettings = { options?: string[]; environment?: Record<string, string> };

/** A copy of the test site that a test may change, build and run. */
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
      const target = copy.path(basename(source));
      await rm(target, { recursive: true, force: true });
      await cp(source, target, { recursive: true, preserveTimestamps: true });
    }
    await rm(copy.path("node_modules"), { force: true });
    symlinkSync(resolve("node_modules"), copy.path("node_modules"), "dir");
    return copy;
  }

  path(file: string): string {
    return join(this.folder, file);
  }

  /** Changes the content of a data file. */
  // biome-ignore lint/suspicious/noExplicitAny: a test may give a draft any shape.
  change(name: ContentName, mutate: (draft: any) => void): this {
    const file = this.path(`data/${dataFileName(name)}`);
    const draft = JSON.parse(readFileSync(file, "utf8"));
    mutate(draft);
    writeFileSync(file, `${JSON.stringify(draft, null, 2)}\n`);
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
