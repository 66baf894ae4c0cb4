import type { RoutesManifest } from "gatsby";
import type { Header } from "./headers";

const IMMUTABLE = "public, max-age=31536000, immutable";
const REVALIDATE = "public, max-age=0, must-revalidate";

/** What a host must do, as few rules as say it. A path that ends in `/*` means all below it. */
export type HostRules = {
  /** Sent with every answer. */
  headers: Header[];
  caching: { forever: CacheRule; revalidate: CacheRule };
  redirects: { from: string; to: string; status: number }[];
};

type CacheRule = { value: string; paths: string[] };

/**
 * Derives the rules from the routes, headers and redirects that Gatsby knows.
 * @param pathPrefix where the site lies on its host, or an empty string
 * @param policy the Content-Security-Policy
 */
export function hostRules(routes: RoutesManifest, pathPrefix: string, policy: string): HostRules {
  const files = routes.filter((route) => route.type === "static");
  const shared = sharedHeaders(files);
  const isForever = ({ path, headers }: (typeof files)[number]) =>
    path.startsWith(`${pathPrefix}/static/`) || headers.some(({ value }) => value === IMMUTABLE);
  const paths = (chosen: typeof files) => [
    ...new Set(chosen.map(({ path }) => wholeFolder(path, pathPrefix))),
  ];
  return {
    headers: [{ key: "content-security-policy", value: policy }, ...shared],
    caching: {
      forever: { value: IMMUTABLE, paths: paths(files.filter(isForever)) },
      revalidate: { value: REVALIDATE, paths: paths(files.filter((file) => !isForever(file))) },
    },
    redirects: routes
      .filter((route) => route.type === "redirect")
      .map(({ path, toPath, status }) => ({ from: path, to: toPath, status })),
  };
}

/**
 * The headers that all files have, without those for caching.
 * @throws when the files differ in them: one rule for all would then be wrong
 */
function sharedHeaders(files: readonly { headers: Header[] }[]): Header[] {
  const [first = [], ...others] = files.map(({ headers }) =>
    headers.filter(({ key }) => key !== "cache-control"),
  );
  if (others.some((headers) => JSON.stringify(headers) !== JSON.stringify(first))) {
    throw new Error(
      "Gatsby gives some files other headers than the rest: one rule for all is wrong.",
    );
  }
  return first;
}

/** A file in a folder stands for the folder: hosts limit how many rules they take. */
function wholeFolder(path: string, pathPrefix: string): string {
  const [, folder, ...rest] = path.slice(pathPrefix.length).split("/");
  return rest.length > 0 ? `${pathPrefix}/${folder}/*` : path;
}
