import { itAccepts, itReports, itWarnsAbout } from "../../../../../support/unit/mistakes";

const event = {
  id: "cup",
  title: "Cup",
  description: "Two rounds.",
  starts: "2099-12-05 14:00",
  ends: "2099-12-05 18:00",
};
const events = (...changes: object[]) => ({
  events: changes.map((change) => ({ ...event, ...change })),
});

describe("the check of coming events", () => {
  itReports([
    [
      "an end before the start",
      "comingEvents",
      events({ ends: "2099-12-05 02:00" }),
      'events[0].ends: "2099-12-05 02:00" is not after the start, "2099-12-05 14:00". An event that ends after midnight ends on the next day.',
    ],
    [
      "a last day before the first",
      "comingEvents",
      events({ weeklyUntil: "2099-12-04" }),
      'events[0].weeklyUntil: "2099-12-04" is before the start, "2099-12-05 14:00". Write the day of the last time.',
    ],
    [
      "two events with one id",
      "comingEvents",
      events({}, {}),
      "events[1].id: events[0].id in data/coming-events.json says the same.",
    ],
    [
      "the id of a past event",
      "comingEvents",
      events({ id: "moth-cup" }),
      'the id "moth-cup" is already used in data/events.json. Write another id.',
    ],
    [
      "a photo without a description",
      "comingEvents",
      events({ photo: "photos/events/none.jpg" }),
      "events[0]: this event has a photo, but no description of it. Add the field alt.",
    ],
    [
      "a description without a photo",
      "comingEvents",
      events({ alt: "A cup on a table." }),
      "events[0]: this event has alt, but no photo. Add the photo, or remove alt.",
    ],
  ]);

  const refused: [field: string, value: unknown][] = [
    ["ends", "2099-02-29 14:00"],
    ["ends", "2099-12-05 24:00"],
    ["starts", "5/12/2026 14:00"],
    ["starts", "2099-12-05"],
    ["starts", "2099-12-05 2:00 PM"],
    ["starts", "2099-12-05T14:00"],
    ["weeklyUntil", "2099-02-30"],
    ["price", "RM15"],
    ["places", 0],
    ["signUp", "forms.example/cup"],
  ];
  itReports(
    refused.map(([field, value]) => [
      `${field}: ${value}`,
      "comingEvents",
      events({ [field]: value }),
      ` events[0].${field}: `,
    ]),
  );

  itAccepts([
    ["no events", "comingEvents", { events: [] }],
    ["an event without the optional fields", "comingEvents", events({})],
    ["an event with the id of a rig", "comingEvents", events({ id: "pinball" })],
    ["29 February in a leap year", "comingEvents", events({ ends: "2104-02-29 14:00" })],
    [
      "a weekly event that is free and has places",
      "comingEvents",
      events({ weeklyUntil: "2099-12-26", price: "free", places: 16 }),
    ],
  ]);

  itWarnsAbout([
    [
      "an event that was over when it was added",
      "comingEvents",
      events({ starts: "2020-12-05 14:00", ends: "2020-12-05 18:00" }),
      'events[0].id: "Cup" is over, so the site no longer shows it. Move it to data/events.json or remove it: "An event is over" in data/README.md says how.',
    ],
  ]);
});
