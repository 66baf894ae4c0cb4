import { readFile } from "node:fs/promises";
import { transform } from "esbuild";

/** Returns the minified scripts that pages contain, by the names that gatsby-ssr.tsx and `deferScripts` use for them. */
export async function inlineScripts(): Promise<Record<string, string>> {
  return {
    ADDRESS: await minified("address.js"),
    SCRIPT_LOADER: await minified("scriptLoader.js"),
    SHOW_WHAT_IS_ON: await minified("showWhatIsOn.js"),
  };
}

async function minified(file: string): Promise<string> {
  const code = await readFile(`plugins/first-view/browser/${file}`, "utf8");
  return JSON.stringify((await transform(code, { minify: true })).code.trim());
}
