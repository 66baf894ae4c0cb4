import {
  readVisit,
  visitLink,
  writeVisit,
} from "../../../../../src/sections/home/planner/visitAddress";

const rigIds = ["pc-gaming", "playstation-5"];
const line = (count: number, rigId: string, hours: number, isMember = false) => ({
  count,
  rigId,
  hours,
  isMember,
});
const usual = line(1, "pc-gaming", 2);

describe("the visit in an address", () => {
  it.each([
    ["nothing", "", [usual]],
    ["one line", "?plan=4.pc-gaming.3.member", [line(4, "pc-gaming", 3, true)]],
    [
      "two lines",
      "?plan=2.pc-gaming.3&plan=1.playstation-5.1",
      [line(2, "pc-gaming", 3), line(1, "playstation-5", 1)],
    ],
    [
      "twelve of each",
      "?plan=12.pc-gaming.12&plan=12.playstation-5.12",
      [line(12, "pc-gaming", 12), line(12, "playstation-5", 12)],
    ],
  ])("is read as it is for %s", (_, search, lines) => {
    expect(readVisit(search, rigIds)).toEqual({ lines, people: 1, isChanged: false });
  });

  it.each([
    ["no PCs", "?plan=0.pc-gaming.2", [usual]],
    ["999 PCs", "?plan=999.pc-gaming.2", [line(12, "pc-gaming", 2)]],
    ["0 hours", "?plan=1.pc-gaming.0", [line(1, "pc-gaming", 1)]],
    ["25 hours", "?plan=1.pc-gaming.25", [line(1, "pc-gaming", 12)]],
    ["half a PC", "?plan=2.4.pc-gaming.2", [usual]],
    ["half an hour", "?plan=1.playstation-5.2.5", [usual]],
    ["an unknown rig", "?plan=3.pinball.2", [usual]],
    [
      "an unknown rig beside a known one",
      "?plan=3.pinball.2&plan=2.playstation-5.2",
      [line(2, "playstation-5", 2)],
    ],
    ["hours that are a word", "?plan=1.pc-gaming.abc", [usual]],
    ["an empty line", "?plan=", [usual]],
    ["a broken escape", "?plan=%E0%A4%A", [usual]],
    ["five lines", `?${"plan=1.pc-gaming.2&".repeat(5)}`, [usual, usual, usual, usual]],
  ])("is the nearest valid one, and known to be changed, for %s", (_, search, lines) => {
    expect(readVisit(search, rigIds)).toEqual({ lines, people: 1, isChanged: true });
  });

  it.each([
    ["4", 4, false],
    ["0", 1, true],
    ["99", 12, true],
    ["many", 1, true],
  ])("is split between a valid number of people for %s", (split, people, isChanged) => {
    const visit = readVisit(`?plan=1.pc-gaming.2&split=${split}`, rigIds);
    expect(visit).toMatchObject({ people, isChanged });
  });

  it("is the same after it is written and read", () => {
    const lines = [line(3, "playstation-5", 1, true), line(2, "pc-gaming", 12)];
    const visit = { lines, people: 5, isChanged: false };
    expect(writeVisit(visit)).toBe("?plan=3.playstation-5.1.member&plan=2.pc-gaming.12&split=5");
    expect(readVisit(writeVisit(visit), rigIds)).toEqual(visit);
  });

  it("leads to the planner on the home page, without characters that end a link in a messenger", () => {
    const lines = [line(1, "playstation-5", 1, true)];
    expect(visitLink({ lines, people: 2 })).toMatch(/^\/\?[^\s+%]+#plan$/);
  });
});
