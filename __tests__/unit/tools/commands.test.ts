import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { fixtureData } from "../../support/fixture";
import { DataCopy } from "../../support/unit/folders";

const tsx = require.resolve("tsx");

/** Runs a script in a folder with Node, which first imports a module. */
function run(script: string, { loader = tsx, args = [] as string[], cwd = "." } = {}) {
  const command = ["--import", loader, resolve(script), ...args];
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { cwd });
  return { status, output: `${stdout}`, lines: `${stderr}`.trim().split("\n") };
}

describe("npm run check:data", () => {
  const checkData = (copy: DataCopy) =>
    run("plugins/checked-data/node/check-data.mts", { cwd: dirname(copy.folder) });

  it("succeeds with data that can be published, although it warns of a file that the site does not read", () => {
    const copy = new DataCopy().write("notes.txt", "");
    const { status, output, lines } = checkData(copy);
    expect(lines).toEqual([expect.stringMatching(/^Warning: data\/notes\.txt: /)]);
    expect(output).toContain("can be published");
    expect(status).toBe(0);
  });

  it("fails with a mistake, and names its place", () => {
    const copy = new DataCopy().edit("faq.json", '"heading"', '"headings"');
    const { status, output, lines } = checkData(copy);
    expect(lines).toEqual([expect.stringMatching(/^data\/faq\.json:2:\d+ headings: /)]);
    expect(output).toContain(": 1.");
    expect(status).toBe(1);
  });
});

describe("npm run check:launch", () => {
  it("finds nothing in data without stand-ins", () => {
    expect(run("tools/check-launch.mts", { args: [fixtureData] })).toEqual({
      status: 0,
      output: "Stand-ins to replace before the site goes live: 0.\n",
      lines: [""],
    });
  });

  it("names the place and the replacement of each stand-in, and only of those", () => {
    const copy = new DataCopy();
    const standIns = [
      ["Midnight Lobby", "the venue's name"],
      ["hello@midnight-lobby.example", "the real address"],
      ["Negara Contoh", "the country of the form service"],
      ["Lorong Contoh 3", "the venue's postal address"],
      ["00000", "the venue's postal address"],
      ["+60 12-000 0000", "the venue's phone number"],
      ["00000000-0000", "the key that the form service gave the venue"],
      ["/map-placeholder.html", "the embed address of a map that shows the venue"],
    ] as const;
    const real = ["Midnight Lobby 2", "https://examples.test", "1 Jalan Contohan", "10000"];
    const texts = [...standIns.map(([text]) => text), ...real];
    copy.write("site.json", JSON.stringify(texts, null, 2));
    copy.write("photos/rigs/PINBALL.JPG", Buffer.from("\xff\xd8 stand-in: rendered", "latin1"));
    copy.write("photos/share-home.jpg", `${" ".repeat(2000)}stand-in`);
    const { status, output, lines } = run("tools/check-launch.mts", { args: [copy.folder] });
    expect(lines).toEqual([
      `${copy.path("photos/rigs/PINBALL.JPG")} is a stand-in. Replace it with a picture of the venue.`,
      ...standIns.map(
        ([text, needed], index) =>
          `${copy.path("site.json")}:${index + 2}: "${text}" is a stand-in. Write ${needed}.`,
      ),
    ]);
    expect(output).toContain(": 9.");
    expect(status).toBe(1);
  });
});

it("no field has a stand-in as its example", () => {
  const copy = new DataCopy().write("site.json", readFileSync("data/fields.md"));
  expect(run("tools/check-launch.mts", { args: [copy.folder] }).lines).toEqual([""]);
});

describe("npm ci and npm run build", () => {
  /** Runs the check that npm makes, as if with another version of Node. */
  function checkNode(version: string) {
    const pretend = `Object.defineProperty(process.versions, "node", { value: "${version}" });`;
    const loader = `data:text/javascript,${encodeURIComponent(pretend)}`;
    const { status, lines } = run("tools/check-node.mjs", { loader });
    return [status, ...lines];
  }

  it.each(["20.18.3", "21.7.0"])("end with one sentence with Node %s", (version) => {
    expect(checkNode(version)).toEqual([1, expect.stringContaining(`This is Node ${version}`)]);
  });

  it.each(["20.19.0", "26.10.0"])("work with Node %s", (version) => {
    expect(checkNode(version)).toEqual([0, ""]);
  });
});
