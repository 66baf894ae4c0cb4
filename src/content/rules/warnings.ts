import { formatDate, weekdayOf } from "../../domain/time/dates";
import { hoursOn } from "../../domain/time/openState";
import { timeOf } from "../../domain/time/venueTime";
import { formatValue } from "../mistake";
import { notedLeaves } from "../schema";
import { standsFor } from "../standIns";
import { factsInDigits } from "./digits";
import { linksToMissingParts } from "./fragments";
import { rigsWithoutRate } from "./rates";
import type { FieldMistake, Rule } from "./rule";

/** A build must not fail when time has passed. */
const finishedEvents: Rule = ({ comingEvents }) =>
  (comingEvents?.events ?? []).flatMap((event, index) => {
    if (timeOf(event.ends) > Date.now()) return [];
    const message = `"${event.title}" has finished, so the site no longer shows it. Move it to data/events.json or remove it: "An event has finished" in data/README.md says how.`;
    return [{ name: "comingEvents", path: ["events", index, "id"], message }];
  });

/** A venue may open for an event. */
const eventsOnClosedDays: Rule = ({ comingEvents, site }) =>
  (comingEvents?.events ?? []).flatMap((event, index) => {
    if (!site || timeOf(event.ends) <= Date.now()) return [];
    const date = event.starts.slice(0, 10);
    // The hours after midnight belong to the day before.
    const isNight = event.starts.slice(11) < "06:00";
    if (isNight || hoursOn(date, site.hours, site.hours.specialDays)) return [];
    const message = `the venue is closed on ${weekdayOf(date)} ${formatDate(date)}. Check the date, or add this day to specialDays in data/site.json with its hours.`;
    return [{ name: "comingEvents", path: ["events", index, "starts"], message }];
  });

const finishedEntries: Rule = ({ notices, promotions }) => [
  ...finishedIn("notices", notices?.notices),
  ...finishedIn("promotions", promotions?.promotions),
];

function finishedIn(
  name: "notices" | "promotions",
  entries: readonly { until?: string | undefined }[] = [],
): FieldMistake[] {
  return entries.flatMap(({ until }, index) => {
    if (!until || timeOf(until) > Date.now()) return [];
    const message = `"${until}" has passed, so the site no longer shows this. Remove this entry, or write a later time.`;
    return [{ name, path: [name, index, "until"], message }];
  });
}

/** A new rig is added before its rate, and an old one is removed after it. */
const rigsHaveRates: Rule = (valid) =>
  rigsWithoutRate(valid).map(({ id, index }) => {
    const message = `the rig "${id}" has no hourly rate, so the site shows its card, but no price. Add an entry for it to rates in data/pricing.json.`;
    return { name: "rigs", path: ["rigs", index, "id"], message };
  });

/** The data of the sample have such links, so they are no mistakes. */
const linksToNowhere: Rule = (valid) =>
  notedLeaves(valid).flatMap(({ name, path, note, value }) => {
    const needed = note.kind === "link" && standsFor(value);
    if (!needed) return [];
    const message = `${formatValue(value)} is a stand-in, which leads nowhere. Write ${needed}.`;
    return [{ name, path, message }];
  });

/** They find values that are allowed but probably not intended. Neither the check nor a build fails. */
export const warnings = [
  finishedEvents,
  eventsOnClosedDays,
  finishedEntries,
  linksToMissingParts,
  rigsHaveRates,
  linksToNowhere,
  factsInDigits,
];
