import { readFileSync } from "node:fs";
import { join } from "node:path";

type Headers = Record<string, string>;
export type Redirect = { location: string; status: number };

/**
 * Returns the headers that `_headers` sets for a path, as Netlify and Cloudflare Pages document it: every
 * matching rule applies, and repeated values of a header are joined by commas.
 */
export function headersOf(folder: string): (path: string) => Headers {
  const rules: { pattern: RegExp; headers: [string, string][] }[] = [];
  for (const line of ruleLines(folder, "_headers")) {
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

const documentedStatus = { netlify: /^\d{3}!?$/, cloudflare: /^(200|30[12378])$/ };

/**
 * Returns the redirect that `_redirects` sets for a path: the first rule that matches it exactly, case included.
 * Netlify finds files in any case, and skips the rule for an existing file unless its status ends in `!`.
 * Cloudflare Pages skips rules with a status that it does not know.
 */
export function redirectsOf(
  folder: string,
  host: keyof typeof documentedStatus,
  isFileOnNetlify: (path: string) => boolean,
): (path: string) => Redirect | undefined {
  const rules = ruleLines(folder, "_redirects")
    .map((line) => line.split(/\s+/) as [string, string, string])
    .filter(([, , status]) => documentedStatus[host].test(status));
  return (path) => {
    const rule = rules.find(
      ([from, , status]) =>
        from === path && (host === "cloudflare" || status.endsWith("!") || !isFileOnNetlify(path)),
    );
    return rule && { location: rule[1], status: Number.parseInt(rule[2], 10) };
  };
}

function ruleLines(folder: string, name: string): string[] {
  const lines = readFileSync(join(folder, name), "utf8").split("\n");
  return lines.filter((line) => line.trim() !== "" && !line.startsWith("#"));
}

function patternOf(path: string): RegExp {
  const escaped = path.replace(/[.+?^${}()|[\]\\]/g, "\\$&").replaceAll("*", ".*");
  return new RegExp(`^${escaped}$`);
}
