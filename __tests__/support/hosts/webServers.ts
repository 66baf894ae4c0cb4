import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import getPort from "get-port";
import { Program, requireProgram } from "../programs";
import { publicFolder } from "../site/testSite";

/** A web server that serves the test site with the project's own configuration. */
type WebServer = { url: string; stop: () => Promise<void> };

/** Debian's nginx with its own configuration and its default site, beside our site as `localhost`. @param folder for files */
export async function startNginx(folder: string): Promise<WebServer> {
  const port = await getPort();
  const write = (name: string, original: string, changes: [RegExp, string][]) => {
    let text = readFileSync(original, "utf8");
    for (const [found, other] of changes) {
      if (!found.test(text)) throw new Error(`${original} has no ${found}`);
      text = text.replace(found, other);
    }
    writeFileSync(join(folder, name), text);
  };
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (kind) => `${kind}_temp_path ${folder}/${kind};`,
  );
  const listening: [RegExp, string][] = [
    [/listen 80\b/, `listen ${port}`],
    [/listen \[::\]:80\b/, `listen [::]:${port}`],
  ];
  write("nginx.conf", "/etc/nginx/nginx.conf", [
    // The built files may be readable by their owner only.
    [/^user .*;/m, process.getuid?.() === 0 ? "user root;" : ""],
    [/^pid .*;/m, `pid ${folder}/pid;`],
    [/error_log .*;/, "error_log stderr notice;"],
    [/access_log .*;/, "access_log off;"],
    [/include .*sites-enabled.*;/, [...temporary, `include ${folder}/site-*;`].join("\n")],
  ]);
  write("site-default", "/etc/nginx/sites-available/default", listening);
  write("site-ours", "hosting/nginx.conf", [
    ...listening,
    [/server_name .*;/, "server_name localhost;"],
    [/root .*;/, `root ${publicFolder};`],
  ]);
  const settings = ["-c", join(folder, "nginx.conf"), "-g", "daemon off;"];
  const nginx = new Program(requireProgram("nginx"), settings, {});
  await nginx.waitForOutput("start worker process");
  return { url: `http://localhost:${port}`, stop: () => nginx.stop() };
}

/** @param folder for the files that Caddy writes */
export async function startCaddy(folder: string): Promise<WebServer> {
  const url = `http://localhost:${await getPort()}`;
  const caddy = new Program(requireProgram("caddy"), ["run", "--config", "hosting/Caddyfile"], {
    env: {
      ...process.env,
      SITE_ADDRESS: url,
      SITE_ROOT: publicFolder,
      CADDY_ADMIN: `localhost:${await getPort()}`,
      XDG_CONFIG_HOME: folder,
      XDG_DATA_HOME: folder,
    },
  });
  await caddy.waitForOutput("serving initial configuration");
  return { url, stop: () => caddy.stop() };
}
