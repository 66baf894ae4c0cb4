import nodeIcal, { type VEvent } from "node-ical";
import { calendar } from "../../../../src/build/calendar/calendar";
import { dataFiles } from "../../../support/unit/siteContent";

const event = {
  id: "cup",
  title: "Cup; first, round",
  description: "A long description, with commas; semicolons and the letters é, ü and 汉. ".repeat(
    3,
  ),
  starts: "2026-12-05 14:00",
  ends: "2026-12-06 02:00",
};
const weekly = { ...event, id: "weekly", weeklyUntil: "2026-12-19" };
const options = {
  site: dataFiles.site,
  urlOf: (path: string) => `https://bubble-hall.test/lobby${path}`,
  changed: new Date("2026-11-23T10:00:00Z"),
};

/** What another author's library reads. */
const read = (text: string) =>
  Object.values(nodeIcal.parseICS(text)).filter(
    (entry): entry is VEvent => entry?.type === "VEVENT",
  );

describe("a calendar file", () => {
  it("is read as the same event by another library", () => {
    const [entry] = read(calendar([event], options));
    expect(entry).toMatchObject({
      uid: "cup@bubble-hall.test",
      summary: event.title,
      description: event.description,
      url: "https://bubble-hall.test/lobby/events#cup",
    });
    expect(entry?.location).toContain("Bubble Hall, 9 Lorong Ujian");
    expect(entry?.start?.toISOString()).toBe("2026-12-05T06:00:00.000Z");
    expect(entry?.end?.toISOString()).toBe("2026-12-05T18:00:00.000Z");
    expect(entry?.start?.tz).toBe("Asia/Kuala_Lumpur");
  });

  it("repeats a weekly event until its last day", () => {
    const [entry] = read(calendar([weekly], options));
    const dates = entry?.rrule?.all().map((date) => new Date(Number(date)).toISOString());
    expect(dates).toEqual([
      "2026-12-05T06:00:00.000Z",
      "2026-12-12T06:00:00.000Z",
      "2026-12-19T06:00:00.000Z",
    ]);
  });

  it("has the lines, the time zone and the dates that RFC 5545 asks for", () => {
    const text = calendar([event, weekly], options);
    const lines = text.split("\r\n");
    expect(lines.pop()).toBe("");
    expect(lines.filter((line) => Buffer.byteLength(line) > 75)).toEqual([]);
    expect(text.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
    expect(lines).toContain("BEGIN:VTIMEZONE");
    expect(lines).toContain("DTSTART;TZID=Asia/Kuala_Lumpur:20261205T140000");
    expect(lines).toContain("DTSTAMP:20261123T100000Z");
    expect(lines).toContain("RRULE:FREQ=WEEKLY;UNTIL=20261219T155900Z");
  });

  it("replaces an earlier version of an event: the same UID, and a higher sequence", () => {
    const sequenceOf = (changed: string) =>
      Number(
        calendar([event], { ...options, changed: new Date(changed) }).match(/SEQUENCE:(\d+)/)?.[1],
      );
    expect(sequenceOf("2026-11-23T10:01:00Z")).toBe(sequenceOf("2026-11-23T10:00:00Z") + 1);
    expect(sequenceOf("2090-01-01T00:00:00Z")).toBeLessThan(2 ** 31);
  });

  it("is valid without events: it contains the time zone", () => {
    const text = calendar([], options);
    expect(read(text)).toEqual([]);
    expect(text).toContain("END:VTIMEZONE\r\nEND:VCALENDAR\r\n");
  });
});
