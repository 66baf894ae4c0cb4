import { comingTimes } from "../../../../src/domain/events/comingTimes";
import { momentOf, timeOf } from "../../../../src/domain/events/venueTime";

const once = { starts: "2026-12-05 14:00", ends: "2026-12-05 18:00" };
const weekly = { ...once, weeklyUntil: "2026-12-19" };

const startsAfter = (event: Parameters<typeof comingTimes>[0], now: string, limit = 10) =>
  comingTimes(event, timeOf(now), limit).map(({ starts }) => momentOf(starts));

describe("the coming times", () => {
  it("are one for a single event, until the minute in which it ends", () => {
    expect(startsAfter(once, "2026-01-01 00:00")).toEqual(["2026-12-05 14:00"]);
    expect(startsAfter(once, "2026-12-05 17:59")).toEqual(["2026-12-05 14:00"]);
    expect(startsAfter(once, "2026-12-05 18:00")).toEqual([]);
  });

  it("are one a week for a weekly event, up to and including its last day", () => {
    const all = ["2026-12-05 14:00", "2026-12-12 14:00", "2026-12-19 14:00"];
    expect(startsAfter(weekly, "2026-11-01 00:00")).toEqual(all);
    expect(startsAfter(weekly, "2026-12-05 18:00")).toEqual(all.slice(1));
    expect(startsAfter(weekly, "2026-12-18 23:00")).toEqual(all.slice(2));
    expect(startsAfter(weekly, "2026-12-19 18:00")).toEqual([]);
  });

  it("are no more than the limit, also if the event goes on for thousands of years", () => {
    const endless = { ...once, weeklyUntil: "9999-12-31" };
    expect(startsAfter(endless, "2030-01-01 00:00", 3)).toEqual([
      "2030-01-05 14:00",
      "2030-01-12 14:00",
      "2030-01-19 14:00",
    ]);
  });

  it("last as long as the first time, past midnight too", () => {
    const night = {
      starts: "2026-12-04 20:00",
      ends: "2026-12-05 02:00",
      weeklyUntil: "2026-12-11",
    };
    const ends = comingTimes(night, timeOf("2026-12-01 00:00"), 5).map((time) =>
      momentOf(time.ends),
    );
    expect(ends).toEqual(["2026-12-05 02:00", "2026-12-12 02:00"]);
  });
});
