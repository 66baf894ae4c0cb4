import { contentFor } from "../content/graphql/directives";
import { whatsOn } from "./whatsOn";

type Context = Parameters<typeof contentFor>[0];

export const whatsOnTypes = `
  type ComingUp {
    heading: String!
    runningLabel: String!
    overLabel: String!
    freeLabel: String!
    signUpLabel: String!
    signUpMessage: String!
    calendarLabel: String!
    shareLabel: String!
    subscribeLabel: String!
    events: [ComingEventsJsonEvents!]!
    next: [NextEvent!]!
  }
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
    title: String!
    text: String!
    starts: Float!
    ends: Float!
  }
  type Notices {
    label: String!
    dismissLabel: String!
    notices: [NoticesJsonNotices!]!
  }
`;

/** Null without coming events or notices, so that pages hold nothing of them. */
export const whatsOnFields = {
  Content: {
    comingUp: {
      type: "ComingUp",
      resolve: (_source: unknown, _args: unknown, context: Context) =>
        whatsOn(contentFor(context)).comingUp,
    },
    currentNotices: {
      type: "Notices",
      resolve: (_source: unknown, _args: unknown, context: Context) =>
        whatsOn(contentFor(context)).notices,
    },
  },
  ComingEventsJsonEvents: {
    times: { type: "[TimeOfEvent!]!" },
    repeats: { type: "String" },
  },
  NoticesJsonNotices: {
    id: { type: "String!" },
    starts: { type: "Float!" },
    ends: { type: "Float!" },
  },
};
