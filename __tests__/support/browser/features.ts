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

/** Runs in a page, before its scripts. Notes which of the features that our code names are read, also by React. */
function watchFeatures(owners: object[], globals: string[], calls: string[]): void {
  const used: Record<string, boolean> = {};
  Object.assign(window, { used });
  const { defineProperty } = Object;
  const { apply } = Reflect;
  for (const owner of owners) {
    for (const [name, found] of Object.entries(Object.getOwnPropertyDescriptors(owner))) {
      const isCalled = typeof found.value === "function" && calls.includes(name);
      const isGlobal = owner === window && globals.includes(name);
      if (!found.configurable || !(isCalled || isGlobal)) continue;
      const { get = () => value, set, enumerable = false } = found;
      let { value } = found;
      defineProperty(owner, name, {
        configurable: true,
        enumerable,
        get() {
          used[name] = true;
          return apply(get, this, []);
        },
        set(next) {
          if (set) apply(set, this, [next]);
          else if (this === owner) value = next;
          else defineProperty(this, name, { value: next, writable: true, configurable: true });
        },
      });
    }
  }
}

/** Runs in a page, before its scripts. */
function breakFeature(owners: object[], feature: string): void {
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

/** From now on, the query of an address names a feature of the browser that throws: at `/faq?broken=at`, the function `at`. */
export async function breakFeatureInQuery(page: Page): Promise<void> {
  const code = codeForVisitors();
  const found = (pattern: RegExp) => JSON.stringify([...new Set(code.match(pattern))]);
  const globals = found(/(?<![\w$.])[\w$]+(?=[.(])|(?<=\b(?:new|instanceof) )[\w$]+/g);
  const calls = found(/(?<=\.)[\w$]+(?=(?:\?\.)?\()/g);
  await page.addInitScript(`{
    const feature = new URLSearchParams(location.search).get("broken");
    const owners = (${featureOwners})();
    if (feature) (${breakFeature})(owners, feature);
    else (${watchFeatures})(owners, ${globals}, ${calls});
  }`);
}

/**
 * Lists the features of the browser that our code names and that the page, with nothing broken, has used until now: what the
 * window has, such as `IntersectionObserver`, and functions of objects, such as `at`.
 */
export const usedFeatures = (page: Page): Promise<string[]> =>
  page.evaluate(() => Object.keys(Object(window).used));
