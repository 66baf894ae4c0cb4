import { execFileSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { setTimeout } from "node:timers/promises";
import { expect, test } from "@playwright/test";

const script = resolve("hosting/publish.sh");

test("hosting/publish.sh switches to a new release with the scripts of the one before, also back, and refuses what is not there", async () => {
  const project = test.info().outputPath();
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
    for (const [file, text] of [
      ["index.html", version],
      ["robots.txt", "Allow"],
      ["sw.js", version],
      ...hashed(version),
    ] as const) {
      writeFileSync(join(project, "public", file), text);
    }
  };
  const hashed = (version: string) => {
    const hash = version.repeat(20);
    return [`app-${hash}.js`, `lightbox.${hash}.css.br`, `static/${hash}.avif`].map(
      (file) => [file, version] as const,
    );
  };
  const expectScriptsOfBoth = () => {
    for (const [file, text] of [...hashed("1"), ...hashed("2")]) expect(served(file)).toBe(text);
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
});
