import { planLink, writePlan } from "../../../../../src/sections/home/plan/planAddress";
import { readPlan } from "../../../../../src/sections/home/plan/readPlan";

const rigIds = ["pc-gaming", "playstation-5"];
const line = (people: number, rigId: string, hours: number, isMember = false) => ({
  people,
  rigId,
  hours,
  isMember,
});
const usual = line(1, "pc-gaming", 2);

describe("the plan in an address", () => {
  it.each([
    ["nothing", "", [usual]],
    ["one line", "?plan=4.pc-gaming.3.member", [line(4, "pc-gaming", 3, true)]],
    [
      "two lines",
      "?plan=2.pc-gaming.3&plan=1.playstation-5.1.5",
      [line(2, "pc-gaming", 3), line(1, "playstation-5", 1.5)],
    ],
    ["no people", "?plan=0.pc-gaming.2", [usual]],
    ["999 people", "?plan=999.pc-gaming.2", [line(12, "pc-gaming", 2)]],
    ["half a person", "?plan=2.4.pc-gaming.2", [usual]],
    ["an unknown rig", "?plan=3.pinball.2", [usual]],
    [
      "an unknown rig beside a known one",
      "?plan=3.pinball.2&plan=2.playstation-5.2",
      [line(2, "playstation-5", 2)],
    ],
    ["0 hours", "?plan=1.pc-gaming.0", [line(1, "pc-gaming", 0.5)]],
    ["25 hours", "?plan=1.pc-gaming.25", [line(1, "pc-gaming", 12)]],
    ["2.7 hours", "?plan=1.pc-gaming.2.7", [line(1, "pc-gaming", 2.5)]],
    ["hours that are a word", "?plan=1.pc-gaming.abc", [usual]],
    ["an empty line", "?plan=", [usual]],
    ["a broken escape", "?plan=%E0%A4%A", [usual]],
    ["five lines", `?${"plan=1.pc-gaming.2&".repeat(5)}`, [usual, usual, usual, usual]],
    [
      "more than 12 people in all",
      "?plan=8.pc-gaming.2&plan=8.pc-gaming.2&plan=8.pc-gaming.2",
      [line(8, "pc-gaming", 2), line(4, "pc-gaming", 2)],
    ],
  ])("is the nearest valid one for %s", (_, search, lines) => {
    expect(readPlan(search, rigIds)).toEqual({ lines, isBirthday: false });
  });

  it("is the same after it is written and read", () => {
    const visit = {
      lines: [line(3, "playstation-5", 1.5, true), line(2, "pc-gaming", 12)],
      isBirthday: true,
    };
    expect(writePlan(visit)).toBe(
      "?plan=3.playstation-5.1.5.member&plan=2.pc-gaming.12&birthday=yes",
    );
    expect(readPlan(writePlan(visit), rigIds)).toEqual(visit);
  });

  it("leads to the planner on the home page, without characters that end a link in a messenger", () => {
    const lines = [line(1, "playstation-5", 1.5, true)];
    expect(planLink({ lines, isBirthday: false })).toMatch(/^\/\?[^\s+%]+#plan$/);
  });
});
