import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { transformSync } from "esbuild";
import { listFiles } from "../../../src/node/listFiles";

/** The folders with code for visitors, and one in them whose code runs in Node.js only. */
const folders = ["src", "plugins/first-view/browser", "plugins/plain-links/browser"];
const inNode = "src/content/";

/** The code for visitors, without comments and types. */
function codeForVisitors(): string {
  const paths = folders.flatMap((folder) => listFiles(folder).map((file) => join(folder, file)));
  const scripts = ["gatsby-browser.tsx", ...paths].filter(
    (path) => /(?<!\.d)\.tsx?$/.test(path) && !path.startsWith(inNode),
  );
  const code = scripts.map((path) => transformSync(readFileSync(path, "utf8"), { loader: "tsx" }));
  return code.map((each) => each.code).join("\n");
}

/** Runs in a page. Lists the objects that have features of the browser: the window, and all classes with their prototypes. */
function featureOwners(): object[] {
  const names = Object.getOwnPropertyNames(window);
  const isOpen = (name: string) => "value" in (Object.getOwnPropertyDescriptor(window, name) ?? {});
  const values = names.filter(isOpen).map((name) => Object(window)[name]);
  const classes = values.filter((value) => typeof value === "function");
  const prototypes = classes.map(({ prototype }) => prototype).filter(Boolean);
  return [window, Math, JSON, Reflect, CSS, ...classes, ...prototypes];
}

/**
 * Lists the features of the browser that the code for visitors uses: what the window has, such as `IntersectionObserver`, and
 * functions of objects, such as `at`.
 */
export async function usedFeatures(page: Page): Promise<string[]> {
  const code = codeForVisitors();
  const found = (pattern: RegExp) => new Set(code.match(pattern));
  const globals = found(/(?<![\w$.])[\w$]+(?=[.(])|(?<=\b(?:new|instanceof) )[\w$]+/g);
  const calls = found(/(?<=\.)[\w$]+(?=(?:\?\.)?\()/g);
  const names = await page.evaluate<{ ofWindow: string[]; functions: string[] }>(`({
    ofWindow: Object.getOwnPropertyNames(window),
    functions: (${featureOwners})().flatMap((owner) =>
      Object.entries(Object.getOwnPropertyDescriptors(owner))
        .filter(([, { value }]) => typeof value === "function")
        .map(([name]) => name)),
  })`);
  const used = [
    ...names.ofWindow.filter((name) => globals.has(name)),
    ...names.functions.filter((name) => calls.has(name)),
  ];
  return [...new Set(used)].sort();
}

/** Runs in a page, before its scripts. The feature is in the query of the address. */
function breakFeature(owners: object[]): void {
  const feature = new URLSearchParams(location.search).get("broken") ?? "";
  const { Error: Fault } = window;
  function fail() {
    throw new Fault(`${feature} fails`);
  }
  for (const owner of owners) {
    const found = Object.getOwnPropertyDescriptor(owner, feature);
    if (!found?.configurable) continue;
    if (found.get) Object.defineProperty(owner, feature, { ...found, get: fail, set: fail });
    else Object.defineProperty(owner, feature, { ...found, value: fail });
  }
}

/** A script that lets a feature of the browser throw. At `/faq?broken=at`, it is `at`. */
export const breakFeatureInQuery = `(${breakFeature})((${featureOwners})());`;
