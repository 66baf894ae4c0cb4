import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import getPort from "get-port";
import { Program, requireProgram } from "../programs";
import { publicFolder } from "../site/testSite";

/** A web server that serves a built site with the project's own configuration. */
type WebServer = { url: string; stop: () => Promise<void> };

type Options = {
  /** The public folder of the site. */
  root?: string;
  /** Whether another site has ours in a subfolder, by what the guide says to add to it. */
  isInSubfolder?: boolean;
};

/** What docs/deploying.md says to add to the other site, with another port for the inner address. */
function linesForSubfolder(language: "nginx" | "caddyfile", port: number): string {
  const guide = readFileSync("docs/deploying.md", "utf8");
  const [, lines = ""] = guide.match(new RegExp(`\`\`\`${language}\\n([^]*?)\`\`\``)) ?? [];
  return lines.replaceAll("8080", `${port}`);
}

/** Debian's nginx with its own configuration and its default site, beside our site as `localhost`. @param folder for files */
export async function startNginx(
  folder: string,
  { root = publicFolder, isInSubfolder = false }: Options = {},
): Promise<WebServer> {
  const [port, innerPort] = [await getPort(), await getPort()];
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
  const subfolder = isInSubfolder ? linesForSubfolder("nginx", innerPort) : "";
  write("site-default", "/etc/nginx/sites-available/default", [
    ...listening,
    [/server_name _;/, `server_name _;\n${subfolder}`],
  ]);
  write("site-ours", "hosting/nginx.conf", [
    ...(isInSubfolder
      ? ([[/listen 80;\s+listen .*;/, `listen 127.0.0.1:${innerPort};`]] as [RegExp, string][])
      : listening),
    [/server_name .*;/, "server_name localhost;"],
    [/root .*;/, `root ${root};`],
  ]);
  const settings = ["-c", join(folder, "nginx.conf"), "-g", "daemon off;"];
  const nginx = new Program(requireProgram("nginx"), settings, {});
  await nginx.waitForOutput("start worker process");
  return { url: `http://localhost:${port}`, stop: () => nginx.stop() };
}

/** @param folder for the files that Caddy writes, and its configuration */
export async function startCaddy(
  folder: string,
  { root = publicFolder, isInSubfolder = false }: Options = {},
): Promise<WebServer> {
  const [url, innerPort] = [`http://localhost:${await getPort()}`, await getPort()];
  const config = join(folder, "Caddyfile");
  const otherSite = `\n${url} {\n${linesForSubfolder("caddyfile", innerPort)}}\n`;
  const ours = readFileSync("hosting/Caddyfile", "utf8");
  writeFileSync(config, isInSubfolder ? ours + otherSite : ours);
  const caddy = new Program(requireProgram("caddy"), ["run", "--config", config], {
    env: {
      ...process.env,
      SITE_ADDRESS: isInSubfolder ? `http://127.0.0.1:${innerPort}` : url,
      SITE_ROOT: root,
      CADDY_ADMIN: `localhost:${await getPort()}`,
      XDG_CONFIG_HOME: folder,
      XDG_DATA_HOME: folder,
    },
  });
  await caddy.waitForOutput("serving initial configuration");
  return { url, stop: () => caddy.stop() };
}
