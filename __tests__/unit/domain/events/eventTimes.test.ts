import { calendarSheet, formatStart, formatTimes } from "../../../../src/domain/events/eventTimes";

const once = { starts: "2026-12-05 14:00", ends: "2026-12-05 18:00" };
const night = { starts: "2026-12-04 20:00", ends: "2026-12-05 02:00" };

describe("the times of an event", () => {
  it("have one date if the event ends in the same night", () => {
    expect(formatTimes(once)).toBe("Saturday 5 December 2026, 2:00 PM-6:00 PM");
    expect(formatTimes(night)).toBe("Friday 4 December 2026, 8:00 PM-2:00 AM");
  });

  it("have two dates if it is longer", () => {
    expect(formatTimes({ ...once, ends: "2026-12-06 18:00" })).toBe(
      "Saturday 5 December 2026, 2:00 PM to Sunday 6 December 2026, 6:00 PM",
    );
  });

  it("have the day of the week instead of a date if it takes place every week", () => {
    const weekly = { ...night, weeklyUntil: "2027-03-26" };
    expect(formatTimes(weekly)).toBe("Every Friday, 8:00 PM-2:00 AM");
    expect(formatStart(weekly)).toBe("Every Friday, 8:00 PM");
  });

  it("are short on one line: the start without the year", () => {
    expect(formatStart(once)).toBe("Saturday 5 December, 2:00 PM");
  });

  it("are the parts of a calendar sheet", () => {
    expect(calendarSheet(once.starts)).toEqual({ weekday: "Sat", day: 5, month: "Dec" });
  });
});
