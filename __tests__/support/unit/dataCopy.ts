import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { type ContentName, dataFileName } from "../../../src/content/schema";
import { fixture } from "../fixture";
import { folderWith } from "./folderWith";

/** A copy of the fixture's data folder that a test may break. It is removed after the tests of a file. */
export class DataCopy {
  private readonly site = folderWith();
  readonly folder = join(this.site, "data");

  constructor() {
    this.restore();
  }

  /** Undoes all changes. Photos keep their times, so the check does not read them again. */
  restore(): this {
    rmSync(this.site, { recursive: true });
    cpSync(fixture, this.site, { recursive: true, preserveTimestamps: true });
    return this;
  }

  path(file: string): string {
    return join(this.folder, file);
  }

  text(file: string): string {
    return readFileSync(this.path(file), "utf8");
  }

  /** Replaces the first match of a text. @throws if there is none. */
  edit(file: string, found: string | RegExp, replacement: string): this {
    const before = this.text(file);
    const after = before.replace(found, () => replacement);
    if (after === before) throw new Error(`${file} has no ${found}`);
    return this.write(file, after);
  }

  /** Changes the content of a data file. */
  // biome-ignore lint/suspicious/noExplicitAny: a test may give a draft any shape.
  change(name: ContentName, mutate: (draft: any) => void): this {
    const file = dataFileName(name);
    const draft = JSON.parse(this.text(file));
    mutate(draft);
    return this.write(file, JSON.stringify(draft, null, 2));
  }

  write(file: string, content: string | Buffer): this {
    mkdirSync(dirname(this.path(file)), { recursive: true });
    writeFileSync(this.path(file), content);
    return this;
  }

  delete(file: string): this {
    rmSync(this.path(file), { recursive: true });
    return this;
  }
}
