import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { IAdapter } from "gatsby";
import { editorPolicy } from "../editor/editorPolicy";
import { pagesIn, removeFiles } from "../filesIn";
import { contentSecurityPolicy, inlineHashes } from "./contentSecurityPolicy";
import { hostRules } from "./hostRules";
import { precompress } from "./precompress";
import { caddyRules, headersFile, nginxHeaders, nginxMaps, redirectsFile } from "./ruleFiles";

const PUBLIC = "public";

/** No browser requests these files, and they reveal paths of the build machine. */
const BUILD_ARTIFACT = /(\.map|^webpack\.stats\.json|^chunk-map\.json)$/;

type SiteSettings = { formEndpoint: string; mapUrl: string; isEditorPublished: boolean };

/**
 * Gatsby calls this adapter at the end of a build. It writes the rules for hosts: `_headers` and `_redirects`
 * in the public folder, and in `hosting/generated` the files that nginx.conf and Caddyfile include.
 */
export function hostingAdapter(settings: SiteSettings): IAdapter {
  return {
    name: "hosting",
    async adapt({ routesManifest, pathPrefix, reporter }) {
      await removeFiles(PUBLIC, (path) => BUILD_ARTIFACT.test(path));
      const routes = routesManifest.filter(
        (route) => route.type !== "static" || existsSync(route.filePath),
      );
      const policy = contentSecurityPolicy({ ...settings, ...inlineHashes(await readPages()) });
      const rules = hostRules(
        routes,
        pathPrefix,
        policy,
        settings.isEditorPublished ? editorPolicy(true) : null,
      );
      const headers = headersFile(rules);
      for (const warning of cloudflareWarnings(headers)) reporter.warn(warning);
      await writeFiles({
        [`${PUBLIC}/_headers`]: headers,
        [`${PUBLIC}/_redirects`]: redirectsFile(rules),
        "hosting/generated/nginx-maps.conf": nginxMaps(rules),
        "hosting/generated/nginx-headers.conf": nginxHeaders(rules),
        "hosting/generated/rules.caddy": caddyRules(rules),
      });
      await precompress(PUBLIC);
    },
  };
}

async function readPages(): Promise<string[]> {
  const files = await pagesIn(PUBLIC);
  return Promise.all(files.map((file) => readFile(join(PUBLIC, file), "utf8")));
}

/** Cloudflare Pages ignores lines and rules beyond its limits. An ignored line may be the whole policy. */
function cloudflareWarnings(headers: string): string[] {
  const lines = headers.split("\n");
  return [
    ...(lines.some((line) => line.length > 2000)
      ? [
          "public/_headers has a line of more than 2000 characters. Cloudflare Pages will ignore it.",
        ]
      : []),
    ...(lines.filter((line) => line.startsWith("/")).length > 100
      ? ["public/_headers has more than 100 rules. Cloudflare Pages will ignore the rest."]
      : []),
  ];
}

async function writeFiles(files: Record<string, string>): Promise<void> {
  await mkdir("hosting/generated", { recursive: true });
  await Promise.all(Object.entries(files).map(([file, text]) => writeFile(file, text)));
}
