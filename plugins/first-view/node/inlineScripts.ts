import { readFile } from "node:fs/promises";
import { transform } from "esbuild";

/** Returns the minified scripts that pages contain, by the names that `deferScripts` uses for them. */
export async function inlineScripts(): Promise<Record<string, string>> {
  return {
    SCRIPT_LOADER: JSON.stringify(await minified("plugins/first-view/browser/scriptLoader.js")),
    SHOW_WHAT_IS_ON: JSON.stringify(await minified("plugins/first-view/browser/showWhatIsOn.js")),
  };
}

async function minified(file: string): Promise<string> {
  const { code } = await transform(await readFile(file, "utf8"), { minify: true });
  return code.trim();
}
