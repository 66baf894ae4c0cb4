import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { expect, test } from "@playwright/test";

const readWorkflow = (name: string) => readFileSync(`.github/workflows/${name}`, "utf8");

/** A repository, and a GitHub whose CI has passed for one commit. */
function newRepository() {
  const folder = test.info().outputPath("repository");
  const programs = test.info().outputPath("programs");
  const output = test.info().outputPath("output");
  for (const path of [folder, programs]) mkdirSync(path, { recursive: true });
  writeFileSync(join(programs, "gh"), '#!/bin/sh\necho "$PASSED"\n', { mode: 0o755 });
  const git = (...command: string[]) =>
    execFileSync("git", ["-c", "user.name=Test", "-c", "user.email=test@localhost", ...command], {
      cwd: folder,
    })
      .toString()
      .trim();
  git("init", "--quiet");
  let version = 0;
  return {
    /** Commits a change of a file, and returns its hash. */
    change: (file: string) => {
      mkdirSync(join(folder, dirname(file)), { recursive: true });
      version += 1;
      writeFileSync(join(folder, file), `${version}`);
      git("add", ".");
      git("commit", "--quiet", "--message", file);
      return git("rev-parse", "HEAD");
    },
    /** Runs a step of a workflow. Returns its status, its output, and what it says in the log. */
    run: (workflow: string, step: string, event: string, passed = "") => {
      const [, script = ""] =
        readWorkflow(workflow).match(
          new RegExp(`- id: ${step}\\n[^]*?run: \\|\\n((?: {10}.*\\n)+)`),
        ) ?? [];
      writeFileSync(output, "");
      const { status, stdout } = spawnSync("bash", ["-e", "-c", script], {
        cwd: folder,
        env: {
          ...process.env,
          PATH: [programs, process.env.PATH].join(delimiter),
          GITHUB_EVENT_NAME: event,
          GITHUB_OUTPUT: output,
          PASSED: passed,
        },
      });
      return { status, output: readFileSync(output, "utf8").trim(), log: `${stdout}`.trim() };
    },
  };
}

test("CI leaves out the tests of code only if the same code has passed them, and GitHub Pages gets no other code", () => {
  const { change, run } = newRepository();
  const pushed = (passed: string) => run("ci.yml", "changes", "push", passed).output;
  const proposed = () => run("ci.yml", "changes", "pull_request").output;
  const published = (passed: string) => run("pages.yml", "find", "schedule", passed).output;

  const code = change("src/index.ts");
  for (const unknown of ["", "0".repeat(40)]) expect(pushed(unknown)).toBe("code=true");
  const price = change("data/pricing.json");
  expect(pushed(code)).toBe("code=false");
  expect(proposed()).toBe("code=false");
  expect(published(code)).toBe(`commit=${price}`);

  const newCode = change("src/index.ts");
  expect(pushed(price)).toBe("code=true");
  expect(proposed()).toBe("code=true");
  const photo = change("data/photos/share-home.jpg");
  expect(pushed(price)).toBe("code=true");
  expect(published(price)).toBe(`commit=${price}`);
  expect(pushed(newCode)).toBe("code=false");
  expect(published(newCode)).toBe(`commit=${photo}`);

  // Lint reads it.
  change("data/README.md");
  expect(pushed(photo)).toBe("code=true");
  expect(proposed()).toBe("code=true");
});

test("GitHub Pages warns of newer code that it leaves out, and fails if no code has passed CI", () => {
  const { change, run } = newRepository();
  const find = (passed: string) => run("pages.yml", "find", "schedule", passed);
  const code = change("src/index.ts");
  expect(find(code)).toEqual({ status: 0, output: `commit=${code}`, log: "" });
  change("src/index.ts");
  const warning = expect.stringMatching(/^::warning::/);
  expect(find(code)).toEqual({ status: 0, output: `commit=${code}`, log: warning });
  const error = expect.stringMatching(/^::error::/);
  expect(find("")).toEqual({ status: 1, output: "", log: error });
});

test("the check that a pull request has to pass waits for every other job of CI", () => {
  const [, jobs = ""] = readWorkflow("ci.yml").split("\njobs:\n");
  const names = Array.from(jobs.matchAll(/^ {2}(\w+):$/gm), ([, name]) => name);
  const [, needed] = jobs.match(/^ {2}passed:\n.*\n {4}needs: \[(.*)\]/m) ?? [];
  expect(needed?.split(", ")).toEqual(names.filter((name) => name !== "passed"));
});
