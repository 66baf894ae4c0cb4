import ICAL from "ical.js";
import { timeOf } from "../../domain/events/venueTime";
import { addressLines } from "../../domain/format/address";
import type { Content } from "../content/schema";

const TIME_ZONE = "Asia/Kuala_Lumpur";

/** A calendar must define the time zones that it uses. Malaysia has had this offset since 1982. */
const timeZone = [
  "BEGIN:VTIMEZONE",
  `TZID:${TIME_ZONE}`,
  "BEGIN:STANDARD",
  "DTSTART:19820101T000000",
  "TZNAME:+08",
  "TZOFFSETFROM:+0730",
  "TZOFFSETTO:+0800",
  "END:STANDARD",
  "END:VTIMEZONE",
].join("\r\n");

// In octets. ical.js 2.2.1 does not count the space with which a folded line begins; RFC 5545 allows 75 with it.
ICAL.foldLength = 74;

/** How often a calendar that subscribes looks for changes: every 12 hours. */
const REFRESH_INTERVAL = "PT12H";

type Event = Content["comingEvents"]["events"][number];

type Options = {
  site: Content["site"];
  /** Returns the full URL of a path on this site. */
  urlOf: (path: string) => string;
  /** When the data last changed. A later version of an event replaces an earlier one with the same UID. */
  changed: Date;
};

/** Returns a calendar file (RFC 5545) with the given events. Without events, it contains only the time zone. */
export function calendar(events: readonly Event[], options: Options): string {
  const { name } = options.site;
  const file = new ICAL.Component("vcalendar");
  file.addPropertyWithValue("prodid", `-//${name}//Events//EN`);
  file.addPropertyWithValue("version", "2.0");
  file.addPropertyWithValue("method", "PUBLISH");
  file.addPropertyWithValue("x-wr-calname", name);
  file.addPropertyWithValue("refresh-interval", ICAL.Duration.fromString(REFRESH_INTERVAL));
  file.addSubcomponent(new ICAL.Component(ICAL.parse(timeZone)));
  for (const event of events) file.addSubcomponent(component(event, options));
  return `${file}\r\n`;
}

function component(event: Event, { site, urlOf, changed }: Options) {
  const { id, title, description, starts, ends, weeklyUntil } = event;
  const entry = new ICAL.Component("vevent");
  const changedAt = ICAL.Time.fromJSDate(changed, true);
  entry.addPropertyWithValue("uid", `${id}@${new URL(urlOf("/")).hostname}`);
  entry.addPropertyWithValue("dtstamp", changedAt);
  entry.addPropertyWithValue("last-modified", changedAt);
  // Must grow with each change: the minutes since 1970.
  entry.addPropertyWithValue("sequence", Math.floor(changed.getTime() / 60_000));
  entry.addPropertyWithValue("dtstart", localTime(starts)).setParameter("tzid", TIME_ZONE);
  entry.addPropertyWithValue("dtend", localTime(ends)).setParameter("tzid", TIME_ZONE);
  if (weeklyUntil) {
    const until = ICAL.Time.fromJSDate(new Date(timeOf(`${weeklyUntil} 23:59`)), true);
    entry.addPropertyWithValue("rrule", ICAL.Recur.fromData({ freq: "WEEKLY", until }));
  }
  entry.addPropertyWithValue("summary", title);
  entry.addPropertyWithValue("description", description);
  entry.addPropertyWithValue("location", [site.name, ...addressLines(site.address)].join(", "));
  entry.addPropertyWithValue("url", urlOf(`/events#${id}`));
  return entry;
}

const localTime = (moment: string) =>
  ICAL.Time.fromDateTimeString(`${moment.replace(" ", "T")}:00`);
