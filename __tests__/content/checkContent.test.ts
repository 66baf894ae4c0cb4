import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { checkContent } from "../../src/content/checkContent";

/** A copy of the real data files with one text of one file replaced. */
function problemsAfter(file: string, found: string | RegExp, replacement: string) {
  const folder = copyOfData();
  const path = join(folder, file);
  const before = readFileSync(path, "utf8");
  const after = before.replace(found, replacement);
  expect(after).not.toBe(before);
  writeFileSync(path, after);
  return checkContent(folder).problems;
}

function copyOfData() {
  const folder = mkdtempSync(join(tmpdir(), "data-"));
  cpSync("data", folder, { recursive: true });
  return folder;
}

describe("the check of the data files", () => {
  it("finds nothing wrong with the files as they are", () => {
    expect(checkContent("data").problems).toEqual([]);
  });

  it.each([
    ["a missing field", "faq.json", /"icon": "wheel"/, '"icons": "wheel"', "questions[0].icon"],
    [
      "a text for a price",
      "pricing.json",
      '"nonMember": 8',
      '"nonMember": "RM8"',
      "rates[0].nonMember",
    ],
    ["an empty text", "home.json", /"headline": ".*?"/, '"headline": " "', "hero.headline"],
    ["an unknown icon", "faq.json", '"wheel"', '"wheeel"', "questions[0].icon"],
    ["a time that is none", "site.json", '"02:00"', '"26:00"', "hours.closes"],
    ["a link to nowhere", "navigation.json", '"/about"', '"/abuot"', "items[3].href"],
    ["a photo that is not there", "rigs.json", "pc-gaming.jpg", "pc-gamign.jpg", "rigs[1].photo"],
    ["an unknown rig", "pricing.json", '"rig": "pc-gaming"', '"rig": "pc"', "rates[0].rig"],
    ["an unknown placeholder", "faq.json", "{hours.range}", "{hours.rnage}", "questions[3].answer"],
  ])("names file and field of %s", (_what, file, found, replacement, field) => {
    const problems = problemsAfter(file, found, replacement);
    expect(problems).toContainEqual(expect.stringContaining(`data/${file} ${field}: `));
  });

  it("names the file of a syntax error", () => {
    const problems = problemsAfter("about.json", '"heading":', '"heading:');
    expect(problems).toEqual([expect.stringMatching(/^data\/about\.json: /)]);
  });

  it("names a missing file, and one that nothing reads", () => {
    const folder = copyOfData();
    rmSync(join(folder, "faq.json"));
    writeFileSync(join(folder, "faqs.json"), "{}");
    expect(checkContent(folder).problems).toEqual([
      expect.stringContaining("data/faqs.json: nothing reads this file"),
      "data/faq.json: the file is missing",
    ]);
  });

  it("tells of all mistakes in all files at once", () => {
    const folder = copyOfData();
    for (const file of ["faq.json", "about.json"]) writeFileSync(join(folder, file), "{}");
    const files = checkContent(folder).problems.map((problem) => problem.split(" ")[0]);
    expect(new Set(files)).toEqual(new Set(["data/faq.json", "data/about.json"]));
  });
});
