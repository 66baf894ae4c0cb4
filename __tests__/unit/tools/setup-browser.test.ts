import { spawnSync } from "node:child_process";
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

describe("npm run setup:browser", () => {
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "browser-"));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  /** Runs the command on a machine on which no browser can be found or downloaded. */
  const setUp = (environment: Record<string, string>) => {
    const { status, stderr } = spawnSync(
      process.execPath,
      ["--import", "tsx", resolve("tools/setup-browser.mts")],
      {
        encoding: "utf8",
        env: {
          HOME: folder,
          PATH: folder,
          PLAYWRIGHT_BROWSERS_PATH: folder,
          PLAYWRIGHT_DOWNLOAD_HOST: "http://localhost:9",
          ...environment,
        },
      },
    );
    return { status, lines: stderr.trim().split("\n") };
  };

  const program = (script: string) => {
    const path = join(folder, "browser");
    writeFileSync(path, `#!/bin/sh\n${script}\n`);
    chmodSync(path, 0o755);
    return path;
  };

  it("says in one line that CHROME_PATH names no program", () => {
    const { status, lines } = setUp({ CHROME_PATH: join(folder, "nothing") });
    expect(status).toBe(1);
    expect(lines).toEqual([expect.stringMatching(/^CHROME_PATH is .*nothing, but .*Install/)]);
  });

  it("says in one line why a browser does not start", () => {
    const script = 'echo "a library.so: cannot open shared object file" >&2; exit 127';
    const { status, lines } = setUp({ CHROME_PATH: program(script) });
    expect(status).toBe(1);
    expect(lines).toEqual([
      expect.stringMatching(/does not start: a library\.so: cannot open shared object file\. /),
    ]);
  });

  it("says in one line what it has tried if there is no browser, no network and no apt-get", () => {
    const { status, lines } = setUp({});
    expect(status).toBe(1);
    expect(lines).toHaveLength(1);
    for (const tried of ["CHROME_PATH is not set", "Playwright's download", "Debian package"]) {
      expect(lines[0]).toContain(tried);
    }
    expect(lines[0]).toMatch(/ECONNREFUSED.*there is no apt-get.*Install Chrome/);
  });
});
