import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createEvents, type EventAttributes } from "ics";
import { dataOf } from "../../../src/content/node/dataOf";
import { addressLines } from "../../../src/domain/format/address";
import { timeOf } from "../../../src/domain/time/venueTime";
import type { Output } from "./output";

type Event = Queries.CalendarsQuery["comingEventsJson"]["events"][number];

type Options = {
  site: Omit<Queries.CalendarsQuery["siteJson"], "siteBase">;
  /** Returns the full URL of a path on this site. */
  urlOf: (path: string) => string;
  /** In ms since 1970. */
  builtAt: number;
};

/** Writes `events.ics` with all coming events, and `events/<id>.ics` for each. */
export async function writeCalendars({ graphql, pathPrefix, publicFolder }: Output): Promise<void> {
  const { comingEventsJson, siteJson } = dataOf(
    await graphql<Queries.CalendarsQuery>(`
      query Calendars {
        comingEventsJson {
          events {
            id
            title
            description
            firstStarts
            firstEnds
            weeklyUntil
          }
        }
        siteJson {
          name
          siteBase
          address {
            street
            suburb
            postcode
            city
            state
          }
        }
      }
    `),
  );
  const { events } = comingEventsJson;
  const options = {
    site: siteJson,
    urlOf: (path: string) => siteJson.siteBase + pathPrefix + path,
    builtAt: Date.now(),
  };
  const folder = join(publicFolder, "events");
  await mkdir(folder, { recursive: true });
  await writeFile(`${folder}.ics`, calendar(events, options));
  for (const event of events) {
    await writeFile(join(folder, `${event.id}.ics`), calendar([event], options));
  }
}

/**
 * Returns a calendar file (RFC 5545) with the given events, which may be none. Times are in UTC: Malaysia does not change
 * its clocks, so a weekly event stays at its hour. @throws if ics refuses an event
 */
export function calendar(events: readonly Event[], options: Options): string {
  const { error, value } = createEvents(
    events.map((event) => entry(event, options)),
    { productId: `-//${options.site.name}//Events//EN`, calName: options.site.name },
  );
  if (error || value === null) throw error;
  return value;
}

function entry(event: Event, { site, urlOf, builtAt }: Options): EventAttributes {
  const { id, title, description, firstStarts, firstEnds, weeklyUntil } = event;
  return {
    uid: `${id}@${new URL(urlOf("/")).hostname}`,
    title,
    description,
    location: [site.name, ...addressLines(site.address)].join(", "),
    url: urlOf(`/events#${id}`),
    start: timeOf(firstStarts),
    end: timeOf(firstEnds),
    ...(weeklyUntil && { recurrenceRule: `FREQ=WEEKLY;UNTIL=${utc(`${weeklyUntil} 23:59`)}` }),
    // The greater replaces the other version of an event, also after a deploy of an earlier commit. So both grow with each
    // build, and not with the date of a commit.
    lastModified: builtAt,
    // In minutes.
    sequence: Math.floor(builtAt / 60_000),
  };
}

/** `2027-03-26 23:59` becomes `20270326T155900Z`. */
function utc(moment: string): string {
  return new Date(timeOf(moment)).toISOString().replace(/[-:]|\.\d+/g, "");
}
