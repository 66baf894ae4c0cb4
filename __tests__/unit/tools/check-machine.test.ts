import { spawnSync } from "node:child_process";
import { mkdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { folderWith } from "../../support/unit/folders";

/** Runs the check that npm makes, as if in another folder, with another Node or with that much free space, in MB. */
function checkMachine(folder: string, version: string, space = 1000) {
  const pretend = `import fs from "node:fs";
    fs.statfsSync = () => ({ bavail: ${space}, bsize: 1e6 });
    Object.defineProperty(process.versions, "node", { value: "${version}" });`;
  const loader = `data:text/javascript,${encodeURIComponent(pretend)}`;
  const check = resolve("tools/check-machine.mjs");
  const { status, stderr } = spawnSync(process.execPath, ["--import", loader, check], {
    cwd: folder,
    encoding: "utf8",
  });
  return { status, lines: stderr.trim().split("\n") };
}

describe("npm ci and npm run build", () => {
  const folders = folderWith();

  function folderNamed(name: string) {
    const folder = join(folders, name);
    mkdirSync(folder);
    return folder;
  }

  it("end with one sentence in a folder whose name Gatsby takes for a pattern", () => {
    const folder = folderNamed("site (2)");
    const { status, lines } = checkMachine(folder, process.versions.node);
    expect(status).toBe(1);
    expect(lines).toEqual([expect.stringContaining(`does not work in the folder ${folder}`)]);
  });

  it.each(["20.18.3", "21.7.0"])("end with one sentence with Node %s", (version) => {
    const { status, lines } = checkMachine(".", version);
    expect(status).toBe(1);
    expect(lines).toEqual([expect.stringContaining(`This is Node ${version}`)]);
  });

  it.each(["20.19.0", "26.10.0"])(
    "work with Node %s, in a folder with a space and other characters",
    (version) => {
      const folder = folderNamed(`Site, v2 & café ${version}`);
      expect(checkMachine(folder, version)).toEqual({ status: 0, lines: [""] });
    },
  );

  it("end with one sentence if the disk is almost full", () => {
    const { status, lines } = checkMachine(".", process.versions.node, 120);
    expect(status).toBe(1);
    expect(lines).toEqual([expect.stringContaining("Only 120 MB are free")]);
  });
});
