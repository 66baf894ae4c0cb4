import { buildTime } from "../content/graphql/buildTime";
import type { Context } from "../content/graphql/resolvers";
import { currentNotices, daysToCome, eventsToCome, nextEvents } from "./whatsOn";

export const whatsOnTypes = `
  type TimeOfEvent {
    starts: Float!
    ends: Float!
    text: String!
    weekday: String!
    day: String!
    month: String!
    dateTime: String!
  }
  type NextEvent {
    id: String!
    title: String! @filled
    text: String!
    starts: Float!
    ends: Float!
  }
`;

/** Returns a resolver that leaves out what was over when the build began. */
const atBuildTime =
  <Source, Value>(select: (source: Source, now: number) => Value) =>
  async (source: Source, _args: unknown, context: Context) =>
    select(source, await buildTime(context));

/** What these types have beyond the fields of the data files. */
export const whatsOnFields = {
  ComingEventsJson: {
    events: { resolve: atBuildTime(eventsToCome) },
    next: { type: "[NextEvent!]!", resolve: atBuildTime(nextEvents) },
  },
  ComingEventsJsonEvents: {
    times: { type: "[TimeOfEvent!]!" },
    repeats: { type: "String" },
  },
  NoticesJson: {
    notices: { resolve: atBuildTime(currentNotices) },
  },
  NoticesJsonNotices: {
    id: { type: "String!" },
    starts: { type: "Float!" },
    ends: { type: "Float!" },
  },
  SiteJsonHours: {
    specialDays: { resolve: atBuildTime(daysToCome) },
  },
};
