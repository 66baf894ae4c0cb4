import { DataCopy } from "../../../../../support/unit/dataCopy";
import { itAccepts, itReports, itWarnsAbout, messages } from "../../../../../support/unit/mistakes";

describe("the check of hours", () => {
  itReports([
    [
      "a closing time that is the opening time",
      "site",
      { "hours.closes": "11:15" },
      'hours.closes: "11:15" is also the opening time. Write another closing time; it may be after midnight, like "02:00". The site cannot show 24 hours: write opens "00:00" and closes "23:59" instead.',
    ],
    [
      "a special day without an opening time",
      "site",
      { "hours.specialDays": [{ date: "2096-02-06", opens: null, closes: "05:00", note: "Eve" }] },
      "hours.specialDays[0].closes: only one of the two times is null",
    ],
    [
      "a special day without a closing time",
      "site",
      { "hours.specialDays": [{ date: "2096-02-06", opens: "18:00", closes: null, note: "Eve" }] },
      "hours.specialDays[0].closes: only one of the two times is null",
    ],
    [
      "a special day whose closing time is its opening time",
      "site",
      {
        "hours.specialDays": [{ date: "2096-02-06", opens: "18:00", closes: "18:00", note: "Eve" }],
      },
      'hours.specialDays[0].closes: "18:00" is also the opening time',
    ],
  ]);

  itWarnsAbout([
    [
      "a special day that is over",
      "site",
      { "hours.specialDays": [{ date: "2020-02-06", opens: null, closes: null, note: "Eve" }] },
      'hours.specialDays[0].date: "2020-02-06" is over',
    ],
  ]);

  itAccepts([
    [
      "closed special days and special days with other hours",
      "site",
      {
        "hours.specialDays": [
          { date: "2096-02-06", opens: null, closes: null, note: "Eve" },
          { date: "2096-02-07", opens: null, closes: null, note: "New Year" },
          { date: "2096-02-08", opens: "18:00", closes: "05:00", note: "Second day" },
        ],
      },
    ],
  ]);

  it.each([
    ["after midnight", "12:00", "04:00"],
    ["before midnight", "10:00", "23:30"],
    ["at midnight", "10:00", "00:00"],
  ])("accepts a closing time %s", async (_when, opens, closes) => {
    const copy = new DataCopy().change("site.json", (site) =>
      Object.assign(site.hours, { opens, closes }),
    );
    expect(await messages(copy)).toEqual([]);
    copy.remove();
  });
});
