import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import sharp from "sharp";
import { fixture } from "../fixture";

const folders: string[] = [];

afterAll(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** Creates a folder with the given files, which is removed after the tests of the file that imports this. */
export function folderWith(files: Record<string, string> = {}): string {
  const folder = mkdtempSync(join(tmpdir(), "public-"));
  folders.push(folder);
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  return folder;
}

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
  edit(file: string, found: string, replacement: string): this {
    const before = this.text(file);
    const after = before.replace(found, () => replacement);
    if (after === before) throw new Error(`${file} has no ${found}`);
    return this.write(file, after);
  }

  write(file: string, content: string | Buffer): this {
    mkdirSync(dirname(this.path(file)), { recursive: true });
    writeFileSync(this.path(file), content);
    return this;
  }

  rename(file: string, name: string): this {
    renameSync(this.path(file), this.path(name));
    return this;
  }

  delete(file: string): this {
    rmSync(this.path(file), { recursive: true });
    return this;
  }
}

/** The first rig's photo. */
export const card = "photos/rigs/pinball.jpg";

export const photo = (width = 1000, height = 1250) =>
  sharp({ create: { width, height, channels: 3, background: "#120c2c" } });
