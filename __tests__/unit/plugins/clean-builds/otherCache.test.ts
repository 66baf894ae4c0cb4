import { existsSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { discardOtherCache, markCache } from "../../../../plugins/clean-builds/node/otherCache";

const root = process.cwd();
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "project-"));
  process.chdir(folder);
});

afterEach(() => {
  process.chdir(root);
  rmSync(folder, { recursive: true });
});

it("the result of a build and webpack's cache are kept for the same path prefix, and discarded for another", async () => {
  for (const name of [".cache", ".cache/webpack", "public"]) mkdirSync(name);
  await markCache("/lobby");
  await discardOtherCache("/lobby");
  expect(existsSync("public")).toBe(true);
  expect(existsSync(".cache/webpack")).toBe(true);
  await discardOtherCache("");
  expect(existsSync("public")).toBe(false);
  expect(existsSync(".cache/webpack")).toBe(false);
});

it("the result of a build is discarded if nothing says what the cache was made for", async () => {
  for (const name of [".cache", "public"]) mkdirSync(name);
  await discardOtherCache("");
  expect(existsSync("public")).toBe(false);
});
