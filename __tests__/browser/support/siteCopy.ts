import { readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
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

/** A copy of the site that a test may change, build and run. */
export class SiteCopy {
  private constructor(readonly folder: string) {}

  static async make(): Promise<SiteCopy> {
    const copy = new SiteCopy(await mkdtemp(join(tmpdir(), "site-")));
    for (const source of sources) await cp(source, copy.path(source), { recursive: true });
    symlinkSync(resolve("node_modules"), copy.path("node_modules"), "dir");
    await plainPhotos(copy.path("data/photos"));
    return copy;
  }

  path(file: string): string {
    return join(this.folder, file);
  }

  /** Changes the parsed content of a data file such as `faq`. */
  // biome-ignore lint/suspicious/noExplicitAny: a draft may be turned into anything.
  change(name: string, mutate: (draft: any) => void): this {
    const path = this.path(`data/${name}.json`);
    const draft = JSON.parse(readFileSync(path, "utf8"));
    mutate(draft);
    writeFileSync(path, JSON.stringify(draft, null, 2));
    return this;
  }

  /** @throws where the text is not found. */
  replace(file: string, found: string, replacement: string): this {
    const before = readFileSync(this.path(file), "utf8");
    if (!before.includes(found)) throw new Error(`${file} has no "${found}" to replace`);
    writeFileSync(this.path(file), before.replace(found, replacement));
    return this;
  }

  remove(): Promise<void> {
    return rm(this.folder, { recursive: true, maxRetries: 5 });
  }
}

/** Gatsby's command line, and how to run it: Playwright sets NODE_ENV to "test". */
export const gatsby = {
  command: process.execPath,
  cli: resolve("node_modules/gatsby/cli.js"),
  environment: (mode: "production" | "development") => ({ ...process.env, NODE_ENV: mode }),
};

/** Photos take most of a build's time, and what is tested of a copy does not depend on them. */
async function plainPhotos(folder: string) {
  const plain = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: "#2e1f5e" } })
      .jpeg()
      .toBuffer();
  const [photo, shared] = await Promise.all([plain(2000, 1333), plain(1200, 630)]);
  const photos = readdirSync(folder, { recursive: true, encoding: "utf8" });
  for (const name of photos.filter((path) => path.endsWith(".jpg"))) {
    writeFileSync(join(folder, name), name.startsWith("share") ? shared : photo);
  }
}
