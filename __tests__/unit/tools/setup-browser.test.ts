import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { folderWith } from "../../support/unit/folderWith";

describe("npm run setup:browser says in one line", () => {
  const folder = folderWith();
  const program = join(folder, "browser");
  const failure = 'echo "a library.so: cannot open shared object file" >&2; exit 127';
  writeFileSync(program, `#!/bin/sh\n${failure}\n`, { mode: 0o755 });

  it.each([
    [
      "that CHROME_PATH names no program",
      `${program}s`,
      /^CHROME_PATH is .*browsers, but .*Install/,
    ],
    [
      "why a browser does not start",
      program,
      /does not start: a library\.so: cannot open shared object file\. /,
    ],
    [
      "what it has tried if there is no browser, no network and no apt-get",
      "",
      /CHROME_PATH is not set.*Playwright's download.*(?:ECONNREFUSED|no answer).*there is no apt-get.*Install Chrome/,
    ],
  ])("%s", (_what, path, message) => {
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
          ...(path && { CHROME_PATH: path }),
        },
      },
    );
    expect(status).toBe(1);
    expect(stderr.trim().split("\n")).toEqual([expect.stringMatching(message)]);
  });
});
