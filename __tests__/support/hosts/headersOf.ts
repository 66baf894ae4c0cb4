import { readFileSync } from "node:fs";
import { join } from "node:path";

type Headers = Record<string, string>;

/**
 * Returns the headers that `_headers` sets for a path, as Netlify and Cloudflare Pages document it: every
 * matching rule applies, and repeated values of a header are joined by commas.
 */
export function headersOf(folder: string): (path: string) => Headers {
  const rules: { pattern: RegExp; headers: [string, string][] }[] = [];
  for (const line of ruleLines(folder)) {
    if (!line.startsWith(" ")) {
      rules.push({ pattern: patternOf(line), headers: [] });
      continue;
    }
    const [, name = "", value = ""] = line.match(/^\s+([^:]+): (.*)$/) ?? [];
    rules.at(-1)?.headers.push([name, value]);
  }
  return (path) => {
    const headers: Headers = {};
    const matching = rules.filter(({ pattern }) => pattern.test(path));
    for (const [name, value] of matching.flatMap((rule) => rule.headers)) {
      headers[name] = name in headers ? `${headers[name]}, ${value}` : value;
    }
    return headers;
  };
}

function ruleLines(folder: string): string[] {
  const lines = readFileSync(join(folder, "_headers"), "utf8").split("\n");
  return lines.filter((line) => line.trim() !== "" && !line.startsWith("#"));
}

function patternOf(path: string): RegExp {
  const escaped = path.replace(/[.+?^${}()|[\]\\]/g, "\\$&").replaceAll("*", ".*");
  return new RegExp(`^${escaped}$`);
}
