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
import { setTimeout } from "node:timers/promises";
import { expect, test } from "@playwright/test";

const script = resolve("hosting/publish.sh");

test("hosting/publish.sh switches to a new release with the scripts of the one before, also back, and refuses what is not there", async () => {
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
  /** A release has the name of its second. */
  const nextSecond = () => setTimeout(1000);

  build("1");
  publish();
  const [first = ""] = readdirSync(join(site, "releases"));
  const time = statSync(join(site, "public/robots.txt")).mtimeMs;
  await nextSecond();

  build("2");
  // Left by a copy that was killed.
  mkdirSync(join(site, "next"));
  writeFileSync(join(site, "next/left.html"), "");
  publish();
  expect(served("index.html") + served("sw.js")).toBe("22");
  expect(readdirSync(join(site, "public"))).not.toContain("left.html");
  const expectScriptsOfBoth = () => {
    for (const version of ["1", "2"]) {
      const hash = version.repeat(20);
      expect(served(`app-${hash}.js`) + served(`lightbox.${hash}.css.br`)).toBe(version + version);
      expect(served(`static/${hash}.avif`)).toBe("");
    }
  };
  expectScriptsOfBoth();
  // Web servers make an ETag of it.
  expect(statSync(join(site, "public/robots.txt")).mtimeMs).toBe(time);

  await nextSecond();
  publish(first);
  expect(served("index.html")).toBe("1");
  expectScriptsOfBoth();
  expect(() => publish("20000101-000000")).toThrow();
  expect(served("index.html")).toBe("1");
  expect(readdirSync(site).sort()).toEqual(["public", "releases"]);
  rmSync(project, { recursive: true });
});
