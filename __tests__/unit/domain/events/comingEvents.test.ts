import { comingEvents, endOf } from "../../../../src/domain/events/comingEvents";
import { momentOf, timeOf } from "../../../../src/domain/time/venueTime";

type Event = { starts: string; ends: string; weeklyUntil?: string };

const once: Event = { starts: "2026-12-05 14:00", ends: "2026-12-05 18:00" };
const weekly: Event = { ...once, weeklyUntil: "2026-12-19" };

const startsAt = (now: string, ...events: Event[]) =>
  comingEvents(events, timeOf(now)).map(({ starts }) => starts);

describe("the coming events", () => {
  it("contain a single event until the minute in which it ends", () => {
    expect(startsAt("2026-01-01 00:00", once)).toEqual(["2026-12-05 14:00"]);
    expect(startsAt("2026-12-05 17:59", once)).toEqual(["2026-12-05 14:00"]);
    expect(startsAt("2026-12-05 18:00", once)).toEqual([]);
  });

  it("contain a weekly event at its next date, up to and including its last day", () => {
    expect(startsAt("2026-11-01 00:00", weekly)).toEqual(["2026-12-05 14:00"]);
    expect(startsAt("2026-12-05 18:00", weekly)).toEqual(["2026-12-12 14:00"]);
    expect(startsAt("2026-12-19 17:59", weekly)).toEqual(["2026-12-19 14:00"]);
    expect(startsAt("2026-12-19 18:00", weekly)).toEqual([]);
  });

  it("are the same if they are computed again later from the result", () => {
    const [built] = comingEvents([weekly], timeOf("2026-12-06 00:00"));
    expect(startsAt("2026-12-13 00:00", built as Event)).toEqual(["2026-12-19 14:00"]);
    expect(endOf(built as Event)).toBe(endOf(weekly));
  });

  it("last as long as the first time, past midnight too", () => {
    const night = {
      starts: "2026-12-04 20:00",
      ends: "2026-12-05 02:00",
      weeklyUntil: "2026-12-11",
    };
    const [next] = comingEvents([night], timeOf("2026-12-05 02:00"));
    expect(next?.ends).toBe("2026-12-12 02:00");
    expect(momentOf(endOf(night))).toBe("2026-12-12 02:00");
  });

  it("are in the order of their next dates, also those that have begun", () => {
    const later = { starts: "2027-01-05 10:00", ends: "2027-01-05 12:00" };
    const tuesdays = {
      starts: "2026-11-03 10:00",
      ends: "2026-11-03 12:00",
      weeklyUntil: "2026-12-08",
    };
    const running = { starts: "2026-12-01 11:00", ends: "2026-12-01 13:00" };
    expect(startsAt("2026-12-01 12:00", later, tuesdays, running)).toEqual([
      "2026-12-01 11:00",
      "2026-12-08 10:00",
      "2027-01-05 10:00",
    ]);
  });
});
