import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { IAdapter } from "gatsby";
import { filesIn } from "../filesIn";
import { contentSecurityPolicy, inlineHashes } from "./contentSecurityPolicy";
import { hostRules } from "./hostRules";
import { precompress } from "./precompress";
import { removeBuildArtifacts } from "./removeBuildArtifacts";
import { caddyRules, headersFile, nginxHeaders, nginxMaps, redirectsFile } from "./ruleFiles";

const PUBLIC = "public";

type Addresses = { formEndpoint: string; mapUrl: string };

/**
 * Gatsby calls it after everything else of a build. It writes what hosts must know: `_headers` and
 * `_redirects` into the public folder, and into `hosting/generated` what the configurations of
 * servers there include.
 */
export function hostingAdapter(addresses: Addresses): IAdapter {
  return {
    name: "hosting",
    async adapt({ routesManifest, pathPrefix, reporter }) {
      await removeBuildArtifacts(PUBLIC);
      const routes = routesManifest.filter(
        (route) => route.type !== "static" || existsSync(route.filePath),
      );
      const policy = contentSecurityPolicy({ ...addresses, ...inlineHashes(await pages()) });
      const rules = hostRules(routes, pathPrefix, policy);
      const headers = headersFile(rules);
      for (const limit of exceededLimits(headers)) reporter.warn(limit);
      await write({
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

async function pages(): Promise<string[]> {
  const files = (await filesIn(PUBLIC)).filter((file) => file.endsWith(".html"));
  return Promise.all(files.map((file) => readFile(join(PUBLIC, file), "utf8")));
}

/** Cloudflare Pages passes over what is beyond its limits, and with it the whole policy. */
function exceededLimits(headers: string): string[] {
  const lines = headers.split("\n");
  return [
    ...(lines.some((line) => line.length > 2000)
      ? [
          "A line of public/_headers is longer than the 2000 characters that Cloudflare Pages reads.",
        ]
      : []),
    ...(lines.filter((line) => line.startsWith("/")).length > 100
      ? ["public/_headers has more than the 100 rules that Cloudflare Pages reads."]
      : []),
  ];
}

async function write(files: Record<string, string>): Promise<void> {
  await mkdir("hosting/generated", { recursive: true });
  await Promise.all(Object.entries(files).map(([file, text]) => writeFile(file, text)));
}
