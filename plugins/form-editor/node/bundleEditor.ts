import { copyFile, cp, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { Content } from "../../../src/content/schema";

/** Only fields that our forms do not have need these packages: code, maps, rich text, and the reduction of SVG files. */
const unusedPackages = [
  "@shikijs/*",
  "leaflet",
  "leaflet/*",
  "svgo/*",
  "terra-draw",
  "terra-draw-leaflet-adapter",
  "turndown/*",
];

/** The page passes them to its scripts. */
export type EditorSettings = {
  siteName: string;
  /** The name of the project's folder, in the sentence that asks an editor to pick it. */
  folderName: string;
  /** Null for the folder on this computer. */
  repository: Content["site"]["editing"]["repository"];
  /** Only in develop: another one after each change of a data file. */
  dataVersion?: string;
};

/**
 * Writes the form editor into a folder: its page, its scripts, its fonts and its settings.
 * @param logo the path of a drawing for the first page
 */
export async function bundleEditor(
  folder: string,
  settings: EditorSettings,
  logo: string,
  pathPrefix = "",
): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  // Loaded here, because a build without the editor does not need it.
  const { build } = await import("esbuild");
  await build({
    entryPoints: ["plugins/form-editor/browser/main.ts", "plugins/form-editor/browser/main.css"],
    outdir: folder,
    bundle: true,
    minify: true,
    format: "esm",
    target: "es2022",
    splitting: true,
    external: unusedPackages,
    define: { "process.env.NODE_ENV": '"production"' },
    logLevel: "error",
  });
  // The package addresses its fonts relative to its script, which esbuild leaves as they are.
  const cms = dirname(createRequire(join(process.cwd(), "package.json")).resolve("@sveltia/cms"));
  await cp(join(cms, "assets"), join(folder, "assets"), {
    recursive: true,
    filter: (file) => !/heic|marker/.test(file),
  });
  // Develop makes the editor even if the data name no drawing.
  await copyFile(logo, join(folder, "logo.svg")).catch(() => {});
  await writeFile(join(folder, "settings.json"), JSON.stringify(settings));
  const page = await readFile("plugins/form-editor/browser/index.html", "utf8");
  await writeFile(join(folder, "index.html"), page.replaceAll("/admin/", `${pathPrefix}/admin/`));
}
