import { utimes } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import type { NodePluginArgs, Reporter } from "gatsby";
import { usedFiles } from "../../../src/content/check/fileMistakes";
import { formatMistake } from "../../../src/content/mistake";
import { type ContentName, contentNames, dataFileName } from "../../../src/content/schema";
import { type CheckedFolder, checkDataFolder } from "./checkDataFolder";
import { setMistakes } from "./mistakesInDevelop";
import { nodeType } from "./typeDefinitions";

/** In ms. */
const CHECK_INTERVAL = 500;

/** The result of the last check that found no mistake. */
let checked: CheckedFolder | undefined;

/**
 * Checks the data files. A mistake ends a build. In develop, the terminal and all open tabs show the mistakes until they are
 * corrected, and this function waits for that.
 */
export async function waitForValidData({
  reporter,
  store,
}: Pick<NodePluginArgs, "reporter" | "store">): Promise<void> {
  const folder = join(store.getState().program.directory, "data");
  for (;;) {
    const found = await checkDataFolder(folder);
    report(found, reporter);
    if (found.mistakes.length === 0) {
      checked = found;
      return;
    }
    // Not Node's recursive `watch`, which would lose each file that an editor or Git replaces.
    await setTimeout(CHECK_INTERVAL);
  }
}

let waiting: Promise<void> | undefined;

/**
 * Waits until Gatsby's nodes are those of valid data. In develop, a node holds a mistake until it is corrected, and is
 * missing while Gatsby reads an edited file. A page whose query saw that would stay broken until it is reloaded.
 */
export function waitForValidNodes(hook: NodePluginArgs): Promise<void> {
  waiting ??= untilNodesAreValid(hook).finally(() => {
    waiting = undefined;
  });
  return waiting;
}

async function untilNodesAreValid(hook: NodePluginArgs): Promise<void> {
  if (process.env.NODE_ENV === "production") return;
  while (staleFiles(hook).length > 0) {
    await setTimeout(CHECK_INTERVAL);
    await waitForValidData(hook);
    // Gatsby's watcher (chokidar 3.6) misses some changes that follow another within 60 ms. A new time makes it look
    // at the file again.
    const now = new Date();
    await Promise.allSettled(staleFiles(hook).map((file) => utimes(file, now, now)));
  }
}

/** Lists the files in `data/` that Gatsby has not yet read as they were checked. */
function staleFiles({ getNodesByType, createContentDigest }: NodePluginArgs): string[] {
  if (!checked) return [];
  const { folder, valid } = checked;
  const isStale = (name: ContentName) =>
    getNodesByType(nodeType(name))[0]?.internal.contentDigest !==
    createContentDigest(valid[name] ?? {});
  const known = new Set(getNodesByType("File").map(({ relativePath }) => relativePath));
  return [
    ...contentNames.filter(isStale).map(dataFileName),
    ...usedFiles(valid).flatMap(({ file }) => (known.has(file) ? [] : [file])),
  ].map((file) => join(folder.root, file));
}

let reported = { mistakes: "", warnings: "" };

/** Reports nothing twice in a row. */
function report({ mistakes, warnings }: CheckedFolder, reporter: Reporter): void {
  const messages = mistakes.map(formatMistake);
  setMistakes(messages);
  const found = {
    mistakes: messages.join("\n"),
    warnings: warnings.map(formatMistake).join("\n"),
  };
  if (found.warnings && found.warnings !== reported.warnings) {
    reporter.warn(`Check these values in the data files:\n${found.warnings}`);
  }
  if (found.mistakes && found.mistakes !== reported.mistakes) {
    reporter.panicOnBuild(`Mistakes in the data files. Start with the first:\n${found.mistakes}`);
  }
  reported = found;
}
