import type { RoutesManifest } from "gatsby";
import type { Header } from "./headers";

const IMMUTABLE = "public, max-age=31536000, immutable";
const REVALIDATE = "public, max-age=0, must-revalidate";

/** As few rules as possible, because hosts limit their number. `/folder/*` matches all files in a folder. */
export type HostRules = {
  headers: Header[];
  /** The form editor, which has a policy of its own. Null if it is not published. */
  editor: { path: string; policy: string } | null;
  caching: { forever: CacheRule; revalidate: CacheRule };
  redirects: { from: string; to: string; status: number }[];
};

type CacheRule = { value: string; paths: string[] };

/**
 * @param pathPrefix the site's folder on its host, or an empty string
 * @param policy the Content-Security-Policy
 * @param editorPolicy the one of the form editor, or null if it is not published
 */
export function hostRules(
  routes: RoutesManifest,
  pathPrefix: string,
  policy: string,
  editorPolicy: string | null,
): HostRules {
  const files = routes.filter((route) => route.type === "static");
  const shared = sharedHeaders(files);
  const isForever = ({ path, headers }: (typeof files)[number]) =>
    path.startsWith(`${pathPrefix}/static/`) || headers.some(({ value }) => value === IMMUTABLE);
  const paths = (chosen: typeof files) => [
    ...new Set(chosen.map(({ path }) => folderPattern(path, pathPrefix))),
  ];
  return {
    headers: [{ key: "content-security-policy", value: policy }, ...shared],
    editor: editorPolicy ? { path: `${pathPrefix}/admin`, policy: editorPolicy } : null,
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
 * Returns the headers of all files, without cache-control.
 * @throws if some files have different headers, because one rule sends the same headers with every file
 */
function sharedHeaders(files: readonly { headers: Header[] }[]): Header[] {
  const [first = [], ...others] = files.map(({ headers }) =>
    headers.filter(({ key }) => key !== "cache-control"),
  );
  if (others.some((headers) => JSON.stringify(headers) !== JSON.stringify(first))) {
    throw new Error(
      "Gatsby gives some files different headers, but src/build/output/ writes one rule for all files.",
    );
  }
  return first;
}

function folderPattern(path: string, pathPrefix: string): string {
  const [, folder, ...rest] = path.slice(pathPrefix.length).split("/");
  return rest.length > 0 ? `${pathPrefix}/${folder}/*` : path;
}
