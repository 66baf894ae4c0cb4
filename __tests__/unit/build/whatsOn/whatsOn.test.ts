import { currentNotices, eventsToCome, nextEvents } from "../../../../src/build/whatsOn/whatsOn";
import { timeOf } from "../../../../src/domain/events/venueTime";
import { dataFiles } from "../../../support/unit/siteContent";

const event = (id: string, starts: string, ends: string, more: object = {}) => ({
  id,
  title: `Title of ${id}`,
  description: "Text.",
  starts,
  ends,
  ...more,
});
const notice = (text: string, from: string, until: string) => ({ text, from, until });

const now = timeOf("2026-12-01 12:00");

const withEvents = (...events: ReturnType<typeof event>[]) => ({
  ...dataFiles.comingEvents,
  events,
});

const withNotices = (...notices: ReturnType<typeof notice>[]) => ({
  ...dataFiles.notices,
  notices,
});

describe("what is on", () => {
  it("is nothing if there are no events and notices, or only some that are over", () => {
    expect(eventsToCome(withEvents(), now)).toEqual([]);
    expect(currentNotices(withNotices(), now)).toEqual([]);
    const ended = event("over", "2026-11-01 10:00", "2026-12-01 12:00");
    expect(eventsToCome(withEvents(ended), now)).toEqual([]);
    expect(nextEvents(withEvents(ended), now)).toEqual([]);
    const past = notice("Over", "2026-11-01 00:00", "2026-12-01 12:00");
    expect(currentNotices(withNotices(past), now)).toEqual([]);
  });

  it("lists the coming events with the soonest first, also those that have begun", () => {
    const content = withEvents(
      event("later", "2027-01-05 10:00", "2027-01-05 12:00"),
      event("running", "2026-12-01 10:00", "2026-12-01 13:00"),
      event("weekly", "2026-11-03 10:00", "2026-11-03 12:00", { weeklyUntil: "2026-12-08" }),
    );
    const events = eventsToCome(content, now);
    expect(events.map(({ id }) => id)).toEqual(["running", "weekly", "later"]);
    expect(events[1]).toMatchObject({
      repeats: "Every Tuesday until 8 Dec",
      times: [{ weekday: "Tue", day: "8", month: "Dec", dateTime: "2026-12-08T10:00+08:00" }],
    });
    expect(nextEvents(content, now).map(({ text }) => text)).toEqual([
      "Tue 1 Dec, 10:00\u00a0AM",
      "Tue 8 Dec, 10:00\u00a0AM",
      "Tue 5 Jan 2027, 10:00\u00a0AM",
    ]);
  });

  it("mixes the dates of weekly events with others for the home page", () => {
    const content = withEvents(
      event("weekly", "2026-12-02 10:00", "2026-12-02 12:00", { weeklyUntil: "2026-12-09" }),
      event("between", "2026-12-05 10:00", "2026-12-05 12:00"),
    );
    expect(nextEvents(content, now).map(({ id }) => id)).toEqual(["weekly", "between", "weekly"]);
  });

  it("holds a few dates of an endless event only, and a few of 200 events on the home page", () => {
    const many = Array.from({ length: 200 }, (_, index) =>
      event(`event-${index}`, "2026-12-05 10:00", "2026-12-05 12:00", {
        weeklyUntil: "2099-01-01",
      }),
    );
    const events = eventsToCome(withEvents(...many), now);
    expect(events).toHaveLength(200);
    expect(events[0]?.times).toHaveLength(8);
    expect(nextEvents(withEvents(...many), now)).toHaveLength(8);
  });

  it("lists the notices with the one first that begins last, and gives each text its own id", () => {
    const notices = currentNotices(
      withNotices(
        notice("First", "2026-11-01 00:00", "2026-12-24 00:00"),
        notice("Second", "2026-12-20 00:00", "2026-12-24 00:00"),
      ),
      now,
    );
    expect(notices.map(({ text }) => text)).toEqual(["Second", "First"]);
    const [second, first] = notices;
    expect(first?.id).toMatch(/^[0-9a-f]{8}$/);
    expect(first?.id).not.toBe(second?.id);
  });
});
