import { execFileSync } from "node:child_process";
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect, test } from "@playwright/test";

const script = resolve("hosting/publish.sh");

test("hosting/publish.sh switches to a new release with the scripts of the one before, and back, and refuses what is not there", async () => {
  const project = mkdtempSync(join(tmpdir(), "publish-"));
  const site = join(project, "site");
  const served = (file: string) => readFileSync(join(site, "public", file), "utf8");
  const publish = (...release: string[]) =>
    execFileSync(script, release, {
      cwd: project,
      env: { ...process.env, SITE_FOLDER: site },
      stdio: "pipe",
    });
  const build = (version: string) => {
    rmSync(join(project, "public"), { recursive: true, force: true });
    mkdirSync(join(project, "public/static"), { recursive: true });
    const files = { "index.html": version, "robots.txt": "Allow", "sw.js": version };
    const hash = version.repeat(20);
    const hashed = { [`app-${hash}.js`]: version, [`lightbox.${hash}.css.br`]: version };
    for (const [file, text] of Object.entries({
      ...files,
      ...hashed,
      [`static/${hash}.avif`]: "",
    })) {
      writeFileSync(join(project, "public", file), text);
    }
  };

  build("1");
  publish();
  const [first = ""] = readdirSync(join(site, "releases"));
  const time = statSync(join(site, "public/robots.txt")).mtimeMs;
  // A release has the name of its second.
  await expect.poll(() => Math.floor(Date.now() / 1000)).toBeGreaterThan(time / 1000);

  build("2");
  publish();
  expect(served("index.html") + served("sw.js")).toBe("22");
  for (const version of ["1", "2"]) {
    const hash = version.repeat(20);
    expect(served(`app-${hash}.js`) + served(`lightbox.${hash}.css.br`)).toBe(version + version);
    expect(served(`static/${hash}.avif`)).toBe("");
  }
  // Web servers make an ETag of it.
  expect(statSync(join(site, "public/robots.txt")).mtimeMs).toBe(time);

  publish(first);
  expect(served("index.html")).toBe("1");
  expect(() => publish("20000101-000000")).toThrow();
  expect(served("index.html")).toBe("1");
  expect(readdirSync(site).sort()).toEqual(["public", "releases"]);
  rmSync(project, { recursive: true });
});
