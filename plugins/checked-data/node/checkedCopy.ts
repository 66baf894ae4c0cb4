import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { setTimeout } from "node:timers/promises";
import type { NodePluginArgs, Reporter } from "gatsby";
import type { CheckedFiles } from "../../../src/content/check/checkDataFiles";
import { usedFiles } from "../../../src/content/check/fileMistakes";
import { formatMistake, type Mistake } from "../../../src/content/mistake";
import { checkDataFolder } from "../../../src/content/node/checkDataFolder";
import { type Content, contentNames } from "../../../src/content/schema";
import { listFiles } from "../../../src/node/listFiles";
import { COPY_FOLDER } from "./copyFolder";
import { showMistakes } from "./mistakesInDevelop";
import { nodeType } from "./typeDefinitions";

/** In ms. Gatsby's watcher misses changes that follow another within 60 ms. */
const INTERVAL = 500;

const startedAt = Date.now();

type Hook = Pick<NodePluginArgs, "createContentDigest" | "getNodesByType" | "reporter">;

/** Makes the copy. A mistake ends a build; develop waits until it is corrected. */
export async function startCopy(hook: Hook): Promise<void> {
  rmSync(COPY_FOLDER, { recursive: true, force: true });
  copied.clear();
  for (;;) {
    const { valid, mistakes } = await checkChanges(hook.reporter);
    if (mistakes.length === 0) {
      for (const file of [...photosIn(valid), ...dataFilesIn(valid)]) write(file, hook);
      return;
    }
    await setTimeout(INTERVAL);
  }
}

/** Keeps the copy up to date in develop. While there is a mistake, the copy stays as it was, and so do the pages. */
export async function keepCopying(hook: Hook): Promise<void> {
  // Not Node's recursive `watch`, which loses each file that an editor or Git replaces.
  for (;;) {
    await setTimeout(INTERVAL);
    // Such as that of a file that was deleted while it was read.
    await copyChanges(hook).catch((error) => hook.reporter.warn(String(error)));
  }
}

/** In ms since 1970. */
let lastWrite = 0;

/** Until Gatsby has read a file and repeated the queries, with much to spare. In ms. */
const READING_TIME = 3000;

/** See `LastCheck`. */
export const readAt = () =>
  (dataVersion() === checkedVersion ? lastWrite : Date.now()) + READING_TIME;

/** Copies what has changed, if there is no mistake, and again what Gatsby has not read: see README.md. */
export async function copyChanges(hook: Hook): Promise<void> {
  const { valid, mistakes } = await checkChanges(hook.reporter);
  if (mistakes.length > 0) return;
  const read = new Map(
    hook.getNodesByType("File").map((node) => [node.relativePath, node.internal.contentDigest]),
  );
  const isRead = ({ name, version }: File) => {
    const last = copied.get(name);
    return last?.version === version && last.digest === read.get(name);
  };
  const writeUnread = (files: File[]) => {
    const unread = files.filter((file) => !isRead(file));
    for (const file of unread) write(file, hook);
    return unread.length;
  };
  // A page breaks if its data name a photo that Gatsby has not read yet.
  if (writeUnread(photosIn(valid)) === 0) writeUnread(dataFilesIn(valid));
}

/** A file of the copy. Its version changes with its content. */
type File = { name: string; version: string; content: () => string | Buffer };

function photosIn(valid: Partial<Content>): File[] {
  const names = new Set(usedFiles(valid).map(({ file }) => file));
  return Array.from(names, (name) => {
    const original = join("data", name);
    return { name, version: versionOf(original), content: () => readFileSync(original) };
  });
}

function dataFilesIn(valid: Partial<Content>): File[] {
  return contentNames.map((name) => {
    // Gatsby repeats a query only if a node that it has read has changed, not if time has passed or the code of a
    // resolver has changed. The time of the start makes each node a new one in each build.
    const text = JSON.stringify({ ...valid[name], startedAt });
    // The name of each copy is the type of its node.
    return { name: `${nodeType(name)}.json`, version: text, content: () => text };
  });
}

/** What is in the copy, by the name of the file. */
const copied = new Map<string, { version: string; digest: string }>();

function write({ name, version, content }: File, { createContentDigest }: Hook): void {
  const path = join(COPY_FOLDER, name);
  const written = content();
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, written);
  lastWrite = Date.now();
  copied.set(name, { version, digest: createContentDigest(written) });
}

let checkedVersion = "";
let checked: CheckedFiles;

/** Checks the data if a file has changed since the last check, and reports what is wrong. */
async function checkChanges(reporter: Reporter): Promise<CheckedFiles> {
  const version = dataVersion();
  if (version !== checkedVersion) {
    checked = await checkDataFolder("data");
    checkedVersion = version;
    report(checked, reporter);
  }
  return checked;
}

const dataVersion = () => ["data", "static"].flatMap(versions).join("\n");

const versions = (folder: string) =>
  listFiles(folder).map((file) => `${file} ${versionOf(join(folder, file))}`);

/** Changes with each save of a file, which may be deleted meanwhile. */
function versionOf(file: string): string {
  const stats = statSync(file, { throwIfNoEntry: false });
  return `${stats?.size} ${stats?.mtimeMs}`;
}

let reported = { mistakes: "", warnings: "" };

/** Reports nothing twice in a row. */
function report(found: CheckedFiles, reporter: Reporter): void {
  const mistakes = listOf(found.mistakes, "Mistakes in the data files. Start with the first:");
  const warnings = listOf(found.warnings, "Check these values in the data files:");
  showMistakes(mistakes);
  if (warnings && warnings !== reported.warnings) reporter.warn(warnings);
  if (mistakes && mistakes !== reported.mistakes) reporter.panicOnBuild(mistakes);
  reported = { mistakes, warnings };
}

function listOf(mistakes: Mistake[], heading: string): string {
  return mistakes.length === 0 ? "" : [heading, ...mistakes.map(formatMistake)].join("\n");
}
