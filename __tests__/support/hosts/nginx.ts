import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import getPort from "get-port";
import { Program, requireProgram } from "../programs";
import { publicFolder } from "../site/testSite";

/**
 * Debian's nginx with its own configuration, which serves the test site with ours.
 *
 * @param folder for the files that nginx needs
 */
export async function startNginx(
  folder: string,
): Promise<{ url: string; stop: () => Promise<void> }> {
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
  write("nginx.conf", "/etc/nginx/nginx.conf", [
    // The built files may be readable by their owner only.
    [/^user .*;/m, process.getuid?.() === 0 ? "user root;" : ""],
    [/^pid .*;/m, `pid ${folder}/pid;`],
    [/error_log .*;/, "error_log stderr notice;"],
    [/access_log .*;/, "access_log off;"],
    [/include .*sites-enabled.*;/, [...temporary, `include ${folder}/site.conf;`].join("\n")],
  ]);
  write("site.conf", "hosting/nginx.conf", [
    [/listen 80\b/, `listen ${port}`],
    [/listen \[::\]:80\b/, `listen [::]:${port}`],
    [/server_name .*;/, "server_name localhost;"],
    [/root .*;/, `root ${publicFolder};`],
  ]);
  const settings = ["-c", join(folder, "nginx.conf"), "-g", "daemon off;"];
  const nginx = new Program(requireProgram("nginx"), settings, {});
  await nginx.waitForOutput("start worker process");
  return { url: `http://localhost:${port}`, stop: () => nginx.stop() };
}
