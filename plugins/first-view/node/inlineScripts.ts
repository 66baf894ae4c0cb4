import { build } from "esbuild";

/** Returns the minified scripts that pages contain, by the names that gatsby-ssr.tsx and `deferScripts` use for them. */
export async function inlineScripts(): Promise<Record<string, string>> {
  return {
    ADDRESS: await bundle("address"),
    HIDE_WHAT_IS_OFF: await bundle("hideWhatIsOff"),
    SCRIPT_LOADER: await bundle("scriptLoader"),
  };
}

async function bundle(name: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [`plugins/first-view/browser/head/${name}.ts`],
    bundle: true,
    minify: true,
    write: false,
  });
  return JSON.stringify(outputFiles[0]?.text.trim());
}
