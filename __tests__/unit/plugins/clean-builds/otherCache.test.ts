import { existsSync, mkdirSync } from "node:fs";
import { discardOtherCache, markCache } from "../../../../plugins/clean-builds/node/otherCache";
import { folderWith } from "../../../support/unit/folderWith";

const root = process.cwd();

beforeEach(() => process.chdir(folderWith()));
afterEach(() => process.chdir(root));

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
