import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { writeCalendars } from "../../../../src/build/calendar/writeCalendars";
import { dataFiles } from "../../../support/unit/siteContent";

const event = {
  id: "cup",
  title: "Cup",
  description: "A cup.",
  starts: "2026-12-05 14:00",
  ends: "2026-12-05 18:00",
};

async function filesAfter(events: (typeof event)[]) {
  const folder = mkdtempSync(join(tmpdir(), "public-"));
  mkdirSync(join(folder, "events"));
  writeFileSync(join(folder, "events/old.ics"), "");
  writeFileSync(join(folder, "events/index.html"), "");
  const comingEvents = { ...dataFiles.comingEvents, events };
  await writeCalendars(folder, { ...dataFiles, comingEvents }, "/lobby", new Date());
  return {
    files: readdirSync(folder, { recursive: true }).sort(),
    feed: readFileSync(join(folder, "events.ics"), "utf8"),
  };
}

describe("writeCalendars", () => {
  it("writes a feed of all coming events, and a file for each", async () => {
    const { files, feed } = await filesAfter([event, { ...event, id: "final" }]);
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

  it("keeps the feed when there are no events, so that subscribed calendars find it", async () => {
    const { files, feed } = await filesAfter([]);
    expect(files).toEqual(["events", "events.ics", "events/index.html"]);
    expect(feed).not.toContain("VEVENT");
  });
});
