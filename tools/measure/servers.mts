import { join } from "node:path";
import type { Sent } from "../../__tests__/support/hosts/sent";
import { StaticServer } from "../../__tests__/support/hosts/staticServer";
import { WebServer } from "../../__tests__/support/hosts/webServers";
import { routes } from "../../src/domain/routes";

type Host = {
  readonly url: string;
  readonly sent: readonly Sent[];
  stop(): Promise<void>;
};

export type Server = { readonly host: Host; readonly url: string };

type Variant = "site" | "floor" | "nginx" | "before";

export type Servers = Partial<Record<Variant, Server>>;

/**
 * Starts a server for each variant. The parameters are folders with a finished build.
 *
 * | variant  | what it serves                                                                   |
 * | -------- | -------------------------------------------------------------------------------- |
 * | `site`   | the build, on a static host                                                      |
 * | `floor`  | the same pages without scripts: the fastest that the site could be               |
 * | `nginx`  | the build as deployed: https, HTTP/2 and the project's own configuration         |
 * | `before` | the build to compare with, if there is one                                       |
 */
export async function startServers(site: string, against: string | undefined) {
  const folder = join(site, "public");
  const staticHost = (of: string, isWithoutScripts = false) =>
    new StaticServer(of, { isCompressed: true, isWithoutScripts }).start();
  const floor = await staticHost(folder, true);
  // Compressing a page takes longer than sending it, so the floor does it before it is measured.
  for (const route of routes) floor.bodySizeOf(route);
  const nginx = await WebServer.nginx({ site, tls: true });
  const servers: Servers = {
    site: measured(await staticHost(folder)),
    floor: measured(floor),
    nginx: measured(nginx),
    ...(against && { before: measured(await staticHost(join(against, "public"))) }),
  };
  return { servers, publicKeyHash: nginx.publicKeyHash };
}

/** On `localhost` itself, Workbox loads its larger version for development. */
const measured = (host: Host): Server => ({
  host,
  url: host.url.replace("localhost", "site.localhost"),
});

/** The variants that this run measures. */
export const pick = (servers: Servers, ...variants: Variant[]) =>
  variants.flatMap((variant) => {
    const server = servers[variant];
    return server ? [{ variant, server }] : [];
  });
