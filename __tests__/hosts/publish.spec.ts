import { execFile, execFileSync } from "node:child_process";
import {
  chmodSync,
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join, resolve } from "node:path";
import { setTimeout } from "node:timers/promises";
import { promisify } from "node:util";
import { expect, test } from "@playwright/test";
import { listFiles } from "../../src/node/listFiles";

const script = resolve("hosting/publish.sh");

/** A project whose builds are a few files, and the folder that a web server serves. */
function newProject() {
  const project = test.info().outputPath();
  const site = join(project, "site");
  const options = {
    cwd: project,
    env: { ...process.env, SITE_FOLDER: site },
    stdio: "pipe",
  } as const;
  return {
    project,
    site,
    options,
    publish: (...release: string[]) => execFileSync(script, release, options),
    publishAtOnce: () => promisify(execFile)(script, options),
    releases: () => readdirSync(join(site, "releases")).sort(),
    servedFiles: () => listFiles(join(site, "public")).sort(),
    served: (file: string) => readFileSync(join(site, "public", file), "utf8"),
    build: (version: string, photo = version) => {
      rmSync(join(project, "public"), { recursive: true, force: true });
      mkdirSync(join(project, "public/static"), { recursive: true });
      for (const file of buildOf(version, photo)) {
        const text = file === "robots.txt" ? "Allow" : version;
        writeFileSync(join(project, "public", file), text);
      }
    },
  };
}

const buildOf = (version: string, photo = version) => [
  ...["_redirects", "index.html", "robots.txt", "sw.js"],
  ...hashed(version, photo),
];

const hashed = (version: string, photo = version) => {
  const hash = version.repeat(20);
  return [`app-${hash}.js`, `lightbox.${hash}.css.br`, `static/${photo}.avif`];
};

test("publish.sh switches to a new release with the scripts of the one before, also back, and refuses what is not there", () => {
  const { site, build, publish, releases, served, servedFiles } = newProject();
  const robots = () => statSync(join(site, "public/robots.txt")).mtimeMs;
  const both = [...buildOf("1"), ...hashed("2")].sort();

  build("1");
  publish();
  const [first = ""] = releases();
  const time = robots();

  build("2");
  // Left by a copy that was killed.
  mkdirSync(join(site, "next-1"));
  publish();
  expect(served("index.html") + served("sw.js")).toBe("22");
  expect(servedFiles()).toEqual(both);
  for (const version of ["1", "2"]) {
    for (const file of hashed(version)) expect(served(file)).toBe(version);
  }
  // Web servers make an ETag of it.
  expect(robots()).toBe(time);

  publish(first);
  expect(served("index.html")).toBe("1");
  expect(servedFiles()).toEqual(both);
  expect(() => publish("20000101-000000-000")).toThrow(/There is no finished build in .*20000101/);
  expect(served("index.html")).toBe("1");
  expect(readdirSync(site).sort()).toEqual(["public", "releases"]);
});

test("a photo stays for one more release, and comes back only with the release that it belongs to", () => {
  const { site, build, publish, releases, servedFiles } = newProject();
  const photo = "static/photo.avif";
  build("a", "photo");
  publish();
  build("b");
  publish();
  expect(servedFiles()).toContain(photo);
  build("c");
  publish();
  expect(servedFiles()).toEqual([...buildOf("c"), ...hashed("b")].sort());

  const [a = "", b = "", c = ""] = releases();
  publish(b);
  expect(servedFiles()).toEqual([...buildOf("b"), ...hashed("c")].sort());
  publish(a);
  expect(servedFiles()).toContain(photo);
  // Somebody may also delete a photo by hand.
  rmSync(join(site, "public", photo));
  publish(c);
  publish(c);
  for (const release of releases().slice(0, -1)) {
    rmSync(join(site, "releases", release), { recursive: true });
  }
  expect(servedFiles()).toEqual(buildOf("c").sort());
  publish();
  expect(servedFiles()).toEqual(buildOf("c").sort());
});

test("releases that are published at once come one after the other", async () => {
  const { site, build, publishAtOnce, releases, servedFiles } = newProject();
  build("1");
  for (let pair = 0; pair < 6; pair++) {
    await Promise.all([publishAtOnce(), setTimeout(pair * 30).then(publishAtOnce)]);
    expect(servedFiles()).toEqual(buildOf("1").sort());
    expect(releases()).toHaveLength(2 * (pair + 1));
  }
  expect(readdirSync(site).sort()).toEqual(["public", "releases"]);
});

test("publish.sh refuses an unfinished build, and publishes the next finished one", () => {
  const { project, build, publish, servedFiles } = newProject();
  const expectRefusal = () => {
    expect(publish).toThrow("There is no finished build in public. Run hosting/update.sh, ");
  };
  expectRefusal();
  mkdirSync(join(project, "public"));
  expectRefusal();
  build("1");
  rmSync(join(project, "public/_redirects"));
  expectRefusal();
  build("1");
  publish();
  build("2");
  rmSync(join(project, "public/_redirects"));
  expectRefusal();
  expect(servedFiles()).toEqual(buildOf("1").sort());
});

test("web servers can read every file of a build that only its owner can", () => {
  const { project, site, build, publish, releases, servedFiles } = newProject();
  build("1");
  for (const file of buildOf("1")) chmodSync(join(project, "public", file), 0o600);
  for (const folder of ["", "static"]) chmodSync(join(project, "public", folder), 0o700);
  publish();
  publish();
  const modeOf = (path: string) => statSync(join(site, path)).mode & 0o777;
  const folders = ["", "releases", `releases/${releases()[1]}`, "public", "public/static"];
  expect(folders.map((path) => [path, modeOf(path)])).toEqual(folders.map((path) => [path, 0o755]));
  const files = servedFiles().map((file) => `public/${file}`);
  expect(files.map((path) => [path, modeOf(path)])).toEqual(files.map((path) => [path, 0o644]));
});

test("update.sh builds and publishes, waits for another update, and publishes nothing if the build fails", async () => {
  const { project, options, releases, served } = newProject();
  cpSync(resolve("hosting"), join(project, "hosting"), { recursive: true });
  const update = () => promisify(execFile)(join(project, "hosting/update.sh"), options);
  /** @param end the last command of a build */
  const buildBy = (end: string) => {
    const build = `rm -rf public; mkdir public; date +%N > public/index.html; sleep 0.3; ${end}`;
    writeFileSync(join(project, "package.json"), JSON.stringify({ scripts: { build } }));
  };

  buildBy("[ $(ls public) = index.html ] && touch public/_redirects");
  await Promise.all([update(), update()]);
  expect(releases()).toHaveLength(2);
  const page = served("index.html");
  buildBy("exit 1");
  await expect(update()).rejects.toThrow();
  expect(releases()).toHaveLength(2);
  expect(served("index.html")).toBe(page);
});
