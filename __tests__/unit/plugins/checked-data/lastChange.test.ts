import { execFileSync } from "node:child_process";
import config from "../../../../gatsby-config";
import { folderWith } from "../../../support/unit/folders";

const sitemap = config.plugins?.find((plugin) => Object(plugin).resolve?.endsWith("-sitemap"));
const { resolvePages, serialize } = Object(sitemap).options;

describe("an entry of the sitemap", () => {
  const files = ["data/faq.json", "src/pages/faq.tsx", "README.md"];
  const folder = folderWith(Object.fromEntries(files.map((file) => [file, ""])));
  const root = process.cwd();

  beforeAll(() => process.chdir(folder));
  afterAll(() => process.chdir(root));

  const entries = () => resolvePages({ allSitePage: { nodes: [{ path: "/faq" }] } }).map(serialize);

  function commit(file: string, date: string) {
    const settings = ["-c", "user.name=Editor", "-c", "user.email=editor@mail.example"];
    const env = { ...process.env, GIT_COMMITTER_DATE: date };
    execFileSync("git", ["add", file]);
    execFileSync("git", [...settings, "commit", "-qm", "Change", "--no-gpg-sign"], { env });
  }

  it("has the address and the date of the last commit to data/ or src/, and no date outside a repository", () => {
    expect(entries()).toEqual([{ url: "/faq" }]);
    execFileSync("git", ["init", "-q"]);
    for (const [day, file] of files.entries()) {
      commit(file, `2096-02-0${day + 1}T18:30:00+08:00`);
    }
    expect(entries()).toEqual([{ url: "/faq", lastmod: "2096-02-02T18:30:00+08:00" }]);
  });

  it("has no date in a shallow clone, in which the last commit seems to have changed everything", () => {
    execFileSync("git", ["clone", "-q", "--depth=1", `file://${folder}`, "shallow"]);
    process.chdir("shallow");
    expect(entries()).toEqual([{ url: "/faq" }]);
    process.chdir(folder);
  });
});
