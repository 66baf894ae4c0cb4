import { build } from "esbuild";

/**
 * Bundles and minifies scripts for the head of pages, for webpack's `DefinePlugin`.
 * @param files the file of each script, by the name that code has for its text: `{ SCRIPT_LOADER: "plugins/…/scriptLoader.ts" }`
 */
export async function inlineScripts(files: Record<string, string>) {
  const scripts: Record<string, string> = {};
  for (const [name, file] of Object.entries(files)) {
    const { outputFiles } = await build({
      entryPoints: [file],
      bundle: true,
      minify: true,
      write: false,
    });
    scripts[name] = JSON.stringify(outputFiles[0]?.text.trim());
  }
  return scripts;
}
