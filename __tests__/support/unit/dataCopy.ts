import {
  cpSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join, relative } from "node:path";

const CACHE = "node_modules/.cache";

/** A copy of the data folder that a test may break; its photos are the same files, not copies. */
export class DataCopy {
  readonly folder: string;

  constructor() {
    mkdirSync(CACHE, { recursive: true });
    this.folder = mkdtempSync(join(CACHE, "data-"));
    for (const entry of readdirSync("data", { recursive: true, withFileTypes: true })) {
      const from = join(entry.parentPath, entry.name);
      const to = join(this.folder, relative("data", from));
      if (entry.isDirectory()) mkdirSync(to, { recursive: true });
      else if (entry.name.endsWith(".json")) cpSync(from, to);
      else {
        mkdirSync(join(to, ".."), { recursive: true });
        linkSync(from, to);
      }
    }
  }

  path(file: string): string {
    return join(this.folder, file);
  }

  text(file: string): string {
    return readFileSync(this.path(file), "utf8");
  }

  /** Replaces the first place where a text is found. @throws where it is not found. */
  edit(file: string, found: string | RegExp, replacement: string): this {
    const before = this.text(file);
    const after = before.replace(found, () => replacement);
    if (after === before) throw new Error(`${file} has no ${found}`);
    return this.write(file, after);
  }

  /** Changes the parsed content of a data file. */
  // biome-ignore lint/suspicious/noExplicitAny: a draft may be turned into anything.
  change(file: string, mutate: (draft: any) => void): this {
    const draft = JSON.parse(this.text(file));
    mutate(draft);
    return this.write(file, JSON.stringify(draft, null, 2));
  }

  write(file: string, content: string | Buffer): this {
    // The file may be linked to the real one.
    this.delete(file);
    writeFileSync(this.path(file), content);
    return this;
  }

  delete(file: string): this {
    rmSync(this.path(file), { recursive: true, force: true });
    return this;
  }

  remove(): void {
    rmSync(this.folder, { recursive: true });
  }
}
