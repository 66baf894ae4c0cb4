import { DataCopy } from "../../../../../support/unit/dataCopy";
import { itAccepts, itReports, messages } from "../../../../../support/unit/mistakes";

describe("the rules for hours", () => {
  itReports([
    [
      "doors that close when they open",
      "site",
      { "hours.closes": "11:15" },
      "hours.closes: expected another time",
    ],
    [
      "half a special day",
      "site",
      { "hours.specialDays": [{ date: "2027-02-06", opens: null, closes: "05:00", note: "Eve" }] },
      "hours.specialDays[0].closes: expected two times, or null twice",
    ],
    [
      "a special day that comes twice",
      "site",
      {
        "hours.specialDays": [
          { date: "2027-02-06", opens: null, closes: null, note: "Eve" },
          { date: "2027-02-06", opens: null, closes: null, note: "Eve" },
        ],
      },
      "hours.specialDays[1].date: 2027-02-06 is in specialDays[0] already",
    ],
    [
      "the other half of a special day",
      "site",
      { "hours.specialDays": [{ date: "2027-02-06", opens: "18:00", closes: null, note: "Eve" }] },
      "hours.specialDays[0].closes: expected two times, or null twice",
    ],
    [
      "a special day that closes when it opens",
      "site",
      {
        "hours.specialDays": [{ date: "2027-02-06", opens: "18:00", closes: "18:00", note: "Eve" }],
      },
      'hours.specialDays[0].closes: expected another time than the opening time, found "18:00"',
    ],
  ]);

  itAccepts([
    [
      "special days that are closed, and others with other hours",
      "site",
      {
        "hours.specialDays": [
          { date: "2027-02-06", opens: null, closes: null, note: "Eve" },
          { date: "2027-02-07", opens: null, closes: null, note: "New Year" },
          { date: "2027-02-08", opens: "18:00", closes: "05:00", note: "Second day" },
        ],
      },
    ],
  ]);

  it.each([
    ["after midnight", "12:00", "04:00"],
    ["before midnight", "10:00", "23:30"],
    ["at midnight", "10:00", "00:00"],
  ])("accept doors that close %s", async (_when, opens, closes) => {
    const copy = new DataCopy().change("site.json", (site) =>
      Object.assign(site.hours, { opens, closes }),
    );
    expect(await messages(copy)).toEqual([]);
    copy.remove();
  });
});
