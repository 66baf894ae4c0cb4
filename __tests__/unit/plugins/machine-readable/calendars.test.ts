import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import nodeIcal, { type VEvent } from "node-ical";
import { calendar, writeCalendars } from "../../../../plugins/machine-readable/node/calendars";
import { pluginOutput } from "../../../support/unit/pluginOutput";
import { changedFiles, dataFiles } from "../../../support/unit/siteContent";

const event = {
  id: "cup",
  title: "Cup; first, round",
  description: "A long description, with commas; semicolons and the letters é, ü and 汉. ".repeat(
    3,
  ),
  firstStarts: "2026-12-05 14:00",
  firstEnds: "2026-12-06 02:00",
  weeklyUntil: null,
};
const weekly = { ...event, id: "weekly", weeklyUntil: "2026-12-19" };
const options = {
  site: dataFiles.site,
  urlOf: (path: string) => `https://bubble-hall.test/lobby${path}`,
  builtAt: Date.parse("2026-11-23T10:00:00Z"),
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
    expect(calendar([event], options)).toMatch(
      /PRODID:.*Bubble Hall[\s\S]*X-WR-CALNAME:Bubble Hall/,
    );
    expect(entry?.location).toContain("Bubble Hall, 9 Lorong Ujian");
    expect(entry?.start?.toISOString()).toBe("2026-12-05T06:00:00.000Z");
    expect(entry?.end?.toISOString()).toBe("2026-12-05T18:00:00.000Z");
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

  it("replaces that of an earlier build: the same UID, a later change, and a higher sequence", () => {
    const builtAt = (time: string) => calendar([event], { ...options, builtAt: Date.parse(time) });
    const sequenceOf = (time: string) => Number(builtAt(time).match(/SEQUENCE:(\d+)/)?.[1]);
    expect(builtAt("2090-01-01T00:00:00Z")).toContain("LAST-MODIFIED:20900101T000000Z");
    expect(sequenceOf("2026-11-23T10:01:00Z")).toBe(sequenceOf("2026-11-23T10:00:00Z") + 1);
    expect(sequenceOf("2090-01-01T00:00:00Z")).toBeLessThan(2 ** 31);
  });
});

describe("writeCalendars", () => {
  const { id, title, description } = event;
  const single = {
    ...{ id, title, description },
    starts: "2096-12-05 14:00",
    ends: "2096-12-06 02:00",
  };

  async function filesAfter(...events: (typeof single)[]) {
    const output = pluginOutput(
      { "events/index.html": "" },
      changedFiles({ "comingEvents.events": events }),
    );
    await writeCalendars(output);
    return {
      files: readdirSync(output.publicFolder, { recursive: true }).sort(),
      feed: readFileSync(join(output.publicFolder, "events.ics"), "utf8"),
    };
  }

  it("writes a feed of all coming events, and a file for each", async () => {
    const { files, feed } = await filesAfter(single, { ...single, id: "final" });
    expect(files).toEqual([
      "events",
      "events.ics",
      "events/cup.ics",
      "events/final.ics",
      "events/index.html",
    ]);
    expect(feed.match(/BEGIN:VEVENT/g)).toHaveLength(2);
    expect(feed).toContain("/lobby/events#cup");
  });

  it("writes a weekly event from its first date on, also when that has passed", async () => {
    const weekly = {
      ...single,
      starts: "2020-01-03 20:00",
      ends: "2020-01-03 23:00",
      weeklyUntil: "2096-12-28",
    };
    const [entry] = read((await filesAfter(weekly)).feed);
    expect(entry?.start?.toISOString()).toBe("2020-01-03T12:00:00.000Z");
  });

  it("keeps the feed when there are no events, so that subscribed calendars find it", async () => {
    const { files, feed } = await filesAfter();
    expect(files).toEqual(["events", "events.ics", "events/index.html"]);
    expect(feed).not.toContain("VEVENT");
  });
});
