import { cp, readFile, rm, writeFile } from "node:fs/promises";

const folder = "public/admin";

/** Writes the form editor into `public/admin/`: its page, its scripts and its fonts. */
export async function bundleEditor(pathPrefix = ""): Promise<void> {
  await rm(folder, { recursive: true, force: true });
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
    // For fields with code, which our forms do not have.
    external: ["@shikijs/*"],
    logLevel: "error",
  });
  // The package addresses its fonts relative to its script, which esbuild leaves as they are.
  await cp("node_modules/@sveltia/cms/npm/assets", `${folder}/assets`, {
    recursive: true,
    filter: (file) => !/heic|webp|marker/.test(file),
  });
  const page = await readFile("plugins/form-editor/browser/index.html", "utf8");
  await writeFile(`${folder}/index.html`, page.replaceAll("/admin/", `${pathPrefix}/admin/`));
}
