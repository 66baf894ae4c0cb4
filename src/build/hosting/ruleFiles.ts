import type { HostRules } from "./hostRules";

const NOTE =
  "# Written by the build (src/build/hosting/) from the pages and routes of this very site.";

/** For Netlify, Cloudflare Pages and hosts that read the same file. */
export function headersFile({ headers, caching }: HostRules): string {
  const rule = (path: string, lines: string[]) =>
    [path, ...lines.map((line) => `  ${line}`)].join("\n");
  return lines(
    NOTE,
    rule(
      "/*",
      headers.map(({ key, value }) => `${key}: ${value}`),
    ),
    // Not within the rule for all: hosts join the values of every rule that matches.
    ...Object.values(caching).flatMap(({ paths, value }) =>
      paths.map((path) => rule(path, [`cache-control: ${value}`])),
    ),
  );
}

/**
 * For the same hosts. Netlify takes `/Events` for the file of `/events` unless the rule insists (`!`);
 * the others pass over such a line, and take the one after it.
 */
export function redirectsFile({ redirects }: HostRules): string {
  return lines(
    NOTE,
    ...redirects.flatMap(({ from, to, status }) => [
      `${from} ${to} ${status}!`,
      `${from} ${to} ${status}`,
    ]),
  );
}

/** What `hosting/nginx.conf` includes outside its server. */
export function nginxMaps(rules: HostRules): string {
  const { forever, revalidate } = rules.caching;
  return lines(
    NOTE,
    "map $uri $site_cache_control {",
    `  default "${revalidate.value}";`,
    ...forever.paths.map((path) => `  ${nginxPath(path)} "${forever.value}";`),
    "}",
    "map $uri $site_redirect {",
    '  default "";',
    ...redirectTargets(rules).flatMap((target) => [
      `  ~^${escapeRegExp(target)}$ "";`,
      `  ~*^${escapeRegExp(target)}/?$ ${target};`,
    ]),
    "}",
  );
}

/** What it includes inside. */
export function nginxHeaders({ headers }: HostRules): string {
  return lines(NOTE, ...headers.map(({ key, value }) => `add_header ${key} "${value}" always;`));
}

/** What `hosting/Caddyfile` imports. */
export function caddyRules(rules: HostRules): string {
  const { forever, revalidate } = rules.caching;
  return lines(
    NOTE,
    "header {",
    ...rules.headers.map(({ key, value }) => `\t${key} "${value}"`),
    "}",
    `@forever path ${forever.paths.join(" ")}`,
    `header @forever cache-control "${forever.value}"`,
    `@revalidate not path ${forever.paths.join(" ")}`,
    `header @revalidate cache-control "${revalidate.value}"`,
    ...redirectTargets(rules).flatMap((target, index) => [
      `@spelling${index} {`,
      `\tpath_regexp (?i)^${escapeRegExp(target)}/?$`,
      `\tnot path_regexp ^${escapeRegExp(target)}$`,
      "}",
      `redir @spelling${index} ${target}{question_mark}{query} 301`,
    ]),
  );
}

/** Where redirects lead: servers that know patterns send every casing there, not the named ones. */
function redirectTargets({ redirects }: HostRules): string[] {
  return [...new Set(redirects.map(({ to }) => to))];
}

/** Always a pattern: nginx provides little room for plain names, and ignores their casing. */
function nginxPath(path: string): string {
  return path.endsWith("/*") ? `~^${escapeRegExp(path.slice(0, -1))}` : `~^${escapeRegExp(path)}$`;
}

function escapeRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}

function lines(...texts: string[]): string {
  return `${texts.join("\n")}\n`;
}
