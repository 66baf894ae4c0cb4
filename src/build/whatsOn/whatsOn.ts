import { createHash } from "node:crypto";
import { comingTimes, type Period } from "../../domain/events/comingTimes";
import {
  formatDay,
  formatPeriod,
  formatStart,
  momentOf,
  timeOf,
} from "../../domain/events/venueTime";
import { weekdayOf } from "../../domain/openingHours/daysOfWeek";
import { isOver } from "../../domain/openingHours/openState";
import type { Content } from "../content/schema";

/** How many dates of a weekly event a page holds. Each disappears when it is over, also without a new build. */
const TIMES_AN_EVENT = 8;

/** How many events the home page holds. It shows the first that is not over. */
const EVENTS_ON_HOME = 8;

type ComingEvents = Content["comingEvents"];
type Event = ComingEvents["events"][number];

/** The events that are not over, soonest first, with their times. */
export function eventsToCome({ events }: ComingEvents, now: number) {
  return events
    .map((event) => ({ ...event, times: timesOf(event, now), repeats: repetition(event, now) }))
    .filter(({ times }) => times.length > 0)
    .sort((a, b) => firstStart(a) - firstStart(b));
}

/** The next dates of all events, for one line each. */
export function nextEvents(content: ComingEvents, now: number) {
  return eventsToCome(content, now)
    .flatMap(({ id, title, times }) => times.map((time) => ({ ...time, id, title })))
    .sort((a, b) => a.starts - b.starts)
    .slice(0, EVENTS_ON_HOME)
    .map((event) => ({ ...event, text: formatStart(event.starts, now) }));
}

/** The notices that are not over, latest start first. */
export function currentNotices({ notices }: Content["notices"], now: number) {
  return notices
    .map((notice) => ({
      ...notice,
      id: createHash("sha256").update(JSON.stringify(notice)).digest("hex").slice(0, 8),
      starts: timeOf(notice.from),
      ends: timeOf(notice.until),
    }))
    .filter(({ ends }) => ends > now)
    .sort((a, b) => b.starts - a.starts);
}

/** The special days that are not over. */
export function daysToCome({ specialDays }: Content["site"]["hours"], now: number) {
  return specialDays.filter((day) => !isOver(day, new Date(now)));
}

const firstStart = ({ times }: { times: Period[] }) => times[0]?.starts ?? 0;

function timesOf(event: Event, now: number) {
  return comingTimes(event, now, TIMES_AN_EVENT).map(({ starts, ends }) => {
    const text = formatPeriod(starts, ends, now);
    const [weekday = "", day = "", month = ""] = text.split(/,? /);
    return {
      starts,
      ends,
      text,
      weekday,
      day,
      month,
      dateTime: `${momentOf(starts).replace(" ", "T")}+08:00`,
    };
  });
}

/** `Every Friday until 26 Mar`. */
function repetition({ starts, weeklyUntil }: Event, now: number): string | null {
  if (!weeklyUntil) return null;
  const day = formatDay(weeklyUntil, momentOf(now).slice(0, 4)).replace(/^\w+ /, "");
  return `Every ${weekdayOf(starts.slice(0, 10))} until ${day}`;
}
