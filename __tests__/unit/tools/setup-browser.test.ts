import { spawnSync } from "node:child_process";
import { symlinkSync, writeFileSync } from "node:fs";
import { delimiter, join, resolve } from "node:path";
import { folderWith } from "../../support/unit/folders";

describe("npm run setup:browser", () => {
  const folder = folderWith();
  const program = join(folder, "browser");
  const failure = 'echo "a library.so: cannot open shared object file" >&2; exit 127';
  writeFileSync(program, `#!/bin/sh\n${failure}\n`, { mode: 0o755 });
  symlinkSync(process.execPath, join(folder, "node"));

  it.each([
    [
      "the browser that CHROME_PATH names does not start",
      program,
      /: a library\.so: cannot open shared object file\n/,
      [],
    ],
    [
      "there is no browser, no network and no apt-get",
      "",
      /: .*Executable doesn't exist.*\n/,
      ["playwright install", "apt-get"],
    ],
  ])("says what to do if %s", (_what, path, problem, tried) => {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ["--import", "tsx", resolve("tools/setup-browser.mts")],
      {
        encoding: "utf8",
        env: {
          HOME: folder,
          PATH: [folder, resolve("node_modules/.bin")].join(delimiter),
          PLAYWRIGHT_BROWSERS_PATH: folder,
          PLAYWRIGHT_DOWNLOAD_HOST: "http://localhost:9",
          ...(path && { CHROME_PATH: path }),
        },
      },
    );
    expect(status).toBe(1);
    expect(stderr).toMatch(problem);
    expect(stderr).toMatch(/Install Chrome, .*CHROME_PATH.*\n$/);
    const lines = stdout.split("\n").filter((line) => line.includes("Trying"));
    expect(lines).toEqual(tried.map((command) => expect.stringContaining(command)));
  });
});
