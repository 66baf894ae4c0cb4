import { readChoice, writeChoice } from "../../../../../src/sections/home/estimate/choice";

const rigIds = ["pc-gaming", "playstation-5"];

describe("the choice in a URL", () => {
  it.each([
    ["", { rigId: "pc-gaming", hours: 2, isMember: false }],
    [
      "?rig=playstation-5&hours=3.5&member=yes",
      { rigId: "playstation-5", hours: 3.5, isMember: true },
    ],
    ["?rig=unknown&hours=many", { rigId: "pc-gaming", hours: 2, isMember: false }],
    ["?hours=0", { rigId: "pc-gaming", hours: 0.5, isMember: false }],
    ["?hours=99", { rigId: "pc-gaming", hours: 12, isMember: false }],
    ["?hours=2.7", { rigId: "pc-gaming", hours: 2.5, isMember: false }],
  ])('is read from the query "%s"', (search, choice) => {
    expect(readChoice(search, rigIds)).toEqual(choice);
  });

  it("is the same after it is written and read, and other parameters are kept", () => {
    const choice = { rigId: "playstation-5", hours: 1.5, isMember: true };
    const search = writeChoice(choice, "?from=poster");
    expect(search).toContain("from=poster");
    expect(readChoice(search, rigIds)).toEqual(choice);
    expect(writeChoice({ ...choice, isMember: false }, search)).not.toContain("member");
  });
});
