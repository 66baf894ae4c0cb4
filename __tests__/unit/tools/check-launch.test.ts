import { spawnSync } from "node:child_process";
import { fixtureData } from "../../support/fixture";
import { DataCopy } from "../../support/unit/folders";

function checkLaunch(folder: string) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ["--import", "tsx", "tools/check-launch.mts", folder],
    { encoding: "utf8" },
  );
  return { status, summary: stdout.trim(), lines: stderr.trim().split("\n") };
}

describe("npm run check:launch", () => {
  it("finds nothing in data without stand-ins", () => {
    expect(checkLaunch(fixtureData)).toEqual({
      status: 0,
      summary: "Stand-ins to replace before the site goes live: 0.",
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
    copy.write("photos/rigs/pinball.jpg", Buffer.from("\xff\xd8 stand-in: rendered", "latin1"));
    copy.write("photos/share-home.jpg", `${" ".repeat(2000)}stand-in`);
    const { status, summary, lines } = checkLaunch(copy.folder);
    expect(lines).toEqual([
      `${copy.path("photos/rigs/pinball.jpg")} is a stand-in. Replace it with a picture of the venue.`,
      ...standIns.map(
        ([text, needed], index) =>
          `${copy.path("site.json")}:${index + 2}: "${text}" is a stand-in. Write ${needed}.`,
      ),
    ]);
    expect(summary).toContain(": 9.");
    expect(status).toBe(1);
  });
});
