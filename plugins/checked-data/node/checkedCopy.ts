import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join, parse } from "node:path";
import { setTimeout } from "node:timers/promises";
import type { NodePluginArgs, Reporter } from "gatsby";
import type { CheckedFiles } from "../../../src/content/check/checkDataFiles";
import { usedFiles } from "../../../src/content/check/fileMistakes";
import { formatMistake, type Mistake } from "../../../src/content/mistake";
import { checkDataFolder } from "../../../src/content/node/checkDataFolder";
import { contentNames } from "../../../src/content/schema";
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
  while (!(await copyIfValid(hook, () => true))) await setTimeout(INTERVAL);
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
const readingTime = 3000;

export const changes = () => ({
  isChanging: dataVersion() !== checkedVersion || Date.now() - lastWrite < readingTime,
  readingTime,
});

/** Copies what has changed, if there is no mistake. */
export function copyChanges(hook: Hook): Promise<boolean> {
  const digests = new Map(
    hook.getNodesByType("File").map((node) => [node.relativePath, node.internal.contentDigest]),
  );
  return copyIfValid(hook, (file, digest) => digests.get(file) === digest);
}

/**
 * @param isRead whether Gatsby has read a file in the copy, by the digest of its content
 * @returns whether the data are valid
 */
async function copyIfValid(
  { reporter, createContentDigest }: Hook,
  isRead: (file: string, digest: string | undefined) => boolean,
): Promise<boolean> {
  const { valid, mistakes } = await checkChanges(reporter);
  if (mistakes.length > 0) return false;

  /** Writes a file, and again until Gatsby has read it, because Gatsby loses some changes: see README.md. */
  function write(file: string, version: string, read: () => string | Buffer): void {
    const last = copied.get(file);
    if (last?.version === version && isRead(file, last.digest)) return;
    const path = join(COPY_FOLDER, file);
    const content = read();
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
    lastWrite = Date.now();
    copied.set(file, { version, digest: createContentDigest(content) });
  }

  const photos = usedFiles(valid).map(({ file }) => file);
  for (const photo of photos) {
    const original = join("data", photo);
    write(photo, versionOf(original), () => readFileSync(original));
  }
  // A page breaks if its data name a photo that Gatsby has not read yet.
  if (!photos.every((photo) => isRead(photo, copied.get(photo)?.digest))) return true;
  for (const name of contentNames) {
    // Gatsby repeats a query only if a node that it has read has changed, not if time has passed or the code of a
    // resolver has changed. The time of the start makes each node a new one in each build.
    const text = JSON.stringify({ ...valid[name], startedAt });
    // The name of each copy is the type of its node.
    write(`${nodeType(name)}.json`, text, () => text);
  }
  return true;
}

/** By file in the copy. */
const copied = new Map<string, { version: string; digest: string }>();

/** Whether a file of this name, without its ending, has this content in the copy. */
export function isCopied(name: string, digest: string): boolean {
  return [...copied].some(([file, last]) => parse(file).name === name && last.digest === digest);
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
