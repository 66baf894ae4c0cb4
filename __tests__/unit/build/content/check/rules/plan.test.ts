import { itAccepts, itReports } from "../../../../../support/unit/mistakes";

const line = { people: 3, rig: "pinball", hours: 1.5, areMembers: false };
const preset = (...lines: object[]) => [{ label: "Reunion", isBirthday: false, lines }];

describe("the check of ready plans", () => {
  itReports([
    [
      "half a person",
      "plan",
      { presets: preset({ ...line, people: 0.5 }) },
      "presets[0].lines[0].people: 0.5 is not a whole number of people from 1 to 12. Write a number such as 8, without quotation marks.",
    ],
    [
      "a plan with five entries",
      "plan",
      { presets: preset(...Array(5).fill({ ...line, people: 1 })) },
      "presets[0].lines: this plan has 5 entries. Write at most 4.",
    ],
    [
      "a plan for 15 people",
      "plan",
      { presets: preset(line, { ...line, people: 12 }) },
      "presets[0].lines: this plan is for 15 people. Write at most 12 in all.",
    ],
    [
      "a plan for 999 people",
      "plan",
      { presets: preset({ ...line, people: 999 }) },
      "presets[0].lines[0].people: 999 is not a whole number of people from 1 to 12.",
    ],
    [
      "hours that are neither whole nor half",
      "plan",
      { presets: preset({ ...line, hours: 1.25 }) },
      "presets[0].lines[0].hours: 1.25 is not a number of hours from 0.5 to 12, whole or half. Write a number such as 2 or 2.5, without quotation marks.",
    ],
  ]);

  itAccepts([
    ["no ready plans", "plan", { presets: [] }],
    ["a plan for twelve", "plan", { presets: preset(line, line, line, line) }],
  ]);
});
