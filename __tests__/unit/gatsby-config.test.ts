import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { GatsbyConfig } from "gatsby";
import { loadContent } from "../../src/build/content/loadContent";
import { DataCopy } from "../support/unit/dataCopy";

/** Returns gatsby-config's settings for a data folder. */
function configOf(copy: DataCopy): GatsbyConfig {
  const loaded = loadContent(copy.folder);
  copy.remove();
  let config: GatsbyConfig = {};
  jest.isolateModules(() => {
    jest.doMock("../../src/build/content/loadContent", () => ({ loadContent: () => loaded }));
    config = require("../../gatsby-config").default;
  });
  return config;
}

describe("gatsby-config", () => {
  const valid = configOf(new DataCopy());
  const broken = configOf(new DataCopy().write("faq.json", ""));

  it("lists the same plugins if the data has mistakes, so that Gatsby keeps its cache", () => {
    const names = ({ plugins = [] }: GatsbyConfig) =>
      plugins.map((plugin) => (typeof plugin === "object" ? plugin?.resolve : plugin));
    expect(names(broken)).toEqual(names(valid));
  });

  it("has the same settings if the data has mistakes, so that Gatsby generates the same types", () => {
    const shape = ({ headers = [], ...settings }: GatsbyConfig) => [
      Object.keys(settings),
      headers.map((rule) => rule.headers.map(({ key }) => key)),
    ];
    expect(shape(broken)).toEqual(shape(valid));
  });

  describe("in the sitemap", () => {
    const folder = mkdtempSync(join(tmpdir(), "repository-"));
    const root = process.cwd();

    beforeAll(() => process.chdir(folder));

    afterAll(() => {
      process.chdir(root);
      rmSync(folder, { recursive: true });
    });

    const entryOf = (path: string) => {
      const sitemap = valid.plugins?.find((plugin) => Object(plugin).resolve?.endsWith("-sitemap"));
      return Object(sitemap).options.serialize({ path });
    };

    function commit(file: string, date: string) {
      mkdirSync(join(folder, file, ".."), { recursive: true });
      writeFileSync(join(folder, file), "");
      const settings = ["-c", "user.name=Editor", "-c", "user.email=editor@mail.example"];
      const env = { ...process.env, GIT_COMMITTER_DATE: date };
      execFileSync("git", ["add", file]);
      execFileSync("git", [...settings, "commit", "-qm", "Change", "--no-gpg-sign"], { env });
    }

    it("gives pages no date outside a repository", () => {
      expect(entryOf("/faq")).toEqual({ url: "/faq", lastmod: undefined });
    });

    it("gives pages the date of the last commit to what they are made of", () => {
      execFileSync("git", ["init", "-q"]);
      for (const [day, file] of ["data/faq.json", "src/pages/faq.tsx", "README.md"].entries()) {
        commit(file, `2096-02-0${day + 1}T18:30:00+08:00`);
      }
      expect(entryOf("/faq")).toEqual({ url: "/faq", lastmod: "2096-02-02T18:30:00+08:00" });
    });
  });
});
