import { planLink, readPlan, writePlan } from "../../../../../src/sections/home/plan/planAddress";

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
    ["one line", "?play=4+pc-gaming+3+member", [line(4, "pc-gaming", 3, true)]],
    [
      "two lines",
      "?play=2+pc-gaming+3&play=1+playstation-5+1.5",
      [line(2, "pc-gaming", 3), line(1, "playstation-5", 1.5)],
    ],
    ["no people", "?play=0+pc-gaming+2", [usual]],
    ["999 people", "?play=999+pc-gaming+2", [line(12, "pc-gaming", 2)]],
    ["half a person", "?play=2.4+pc-gaming+2", [line(2, "pc-gaming", 2)]],
    ["an unknown service", "?play=3+pinball+2", [line(3, "pc-gaming", 2)]],
    ["0 hours", "?play=1+pc-gaming+0", [line(1, "pc-gaming", 0.5)]],
    ["25 hours", "?play=1+pc-gaming+25", [line(1, "pc-gaming", 12)]],
    ["2.7 hours", "?play=1+pc-gaming+2.7", [line(1, "pc-gaming", 2.5)]],
    ["hours that are a word", "?play=1+pc-gaming+abc", [usual]],
    ["an empty line", "?play=", [usual]],
    ["a broken escape", "?play=%E0%A4%A", [usual]],
    ["five lines", `?${"play=1+pc-gaming+2&".repeat(5)}`, [usual, usual, usual, usual]],
    [
      "more than 12 people in all",
      "?play=8+pc-gaming+2&play=8+pc-gaming+2&play=8+pc-gaming+2",
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
    expect(writePlan(visit, "")).toBe(
      "?play=3+playstation-5+1.5+member&play=2+pc-gaming+12&birthday=yes",
    );
    expect(readPlan(writePlan(visit, ""), rigIds)).toEqual(visit);
  });

  it("replaces the earlier plan, and keeps other parameters", () => {
    const search = "?from=poster&play=9+x+1&birthday=yes";
    expect(writePlan({ lines: [usual], isBirthday: false }, search)).toBe(
      "?from=poster&play=1+pc-gaming+2",
    );
  });

  it("is for one person in a link to a service", () => {
    const link = new URL(
      planLink({ rigId: "playstation-5", hours: 3, isMember: true }),
      "https://venue.test",
    );
    expect(link.hash).toBe("#plan");
    expect(readPlan(link.search, rigIds).lines).toEqual([line(1, "playstation-5", 3, true)]);
  });
});
