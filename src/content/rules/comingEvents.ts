import { endOf } from "../../domain/events/comingEvents";
import { timeOf } from "../../domain/time/venueTime";
import { rule } from "./rule";

const timesFit = rule(["comingEvents"], ({ comingEvents }) =>
  comingEvents.events.flatMap(({ starts, ends, weeklyUntil }, index) => {
    const path = ["events", index];
    const mistakes = [];
    if (timeOf(ends) <= timeOf(starts)) {
      const message = `"${ends}" is not after the start, "${starts}". An event that ends after midnight ends on the next day.`;
      mistakes.push({ name: "comingEvents" as const, path: [...path, "ends"], message });
    }
    if (weeklyUntil && weeklyUntil < starts.slice(0, 10)) {
      const message = `"${weeklyUntil}" is before the start, "${starts}". Write the day of the last time.`;
      mistakes.push({ name: "comingEvents" as const, path: [...path, "weeklyUntil"], message });
    }
    return mistakes;
  }),
);

const photoHasDescription = rule(["comingEvents"], ({ comingEvents }) =>
  comingEvents.events.flatMap(({ photo, alt }, index) => {
    if ((photo === undefined) === (alt === undefined)) return [];
    const message = photo
      ? "this event has a photo, but no description of it. Add the field alt."
      : "this event has alt, but no photo. Add the photo, or remove alt.";
    return [{ name: "comingEvents", path: ["events", index], message }];
  }),
);

/** Both are on one page, where an id is an address. */
const idsDiffer = rule(["comingEvents", "events"], ({ comingEvents, events }) =>
  comingEvents.events.flatMap(({ id }, index) => {
    if (!events.events.some((event) => event.id === id)) return [];
    const message = `the id "${id}" is also in data/events.json. If this event has finished, remove it here. If it is another one, write another id.`;
    return [{ name: "comingEvents", path: ["events", index, "id"], message }];
  }),
);

export const comingEventRules = [timesFit, photoHasDescription, idsDiffer];

/** Only a warning, because a build must not fail when time has passed. */
export const finishedEvents = rule(["comingEvents"], ({ comingEvents }) =>
  comingEvents.events.flatMap((event, index) => {
    if (endOf(event) > Date.now()) return [];
    const message = `"${event.title}" has finished, so the site no longer shows it. Move it to data/events.json or remove it: "An event has finished" in data/README.md says how.`;
    return [{ name: "comingEvents", path: ["events", index, "id"], message }];
  }),
);
