import { itReports } from "../../../../../support/unit/mistakes";

describe("the check of references and unique values", () => {
  itReports([
    [
      "an unknown rig",
      "membership",
      { "birthday.choices[0].rig": "pinballs" },
      '"pinballs" is not the id of a rig in data/rigs.json. Did you mean "pinball"?',
    ],
    [
      "an unknown rig with no similar id",
      "membership",
      { "birthday.choices[1].rig": "trampoline" },
      '"trampoline" is not the id of a rig in data/rigs.json. Write one of these: pinball, dance-floor, karaoke-box, or remove this entry.',
    ],
    [
      "two events with the same id",
      "events",
      ({ events }) => events.push(events[0]),
      "events[2].id: events[0].id in data/events.json says the same. Write something else.",
    ],
    [
      "the same alternative text in two files",
      "events",
      { "events[0].images[0].alt": "Two guests." },
      "events[0].images[0].alt: photos[1].alt in data/community.json says the same.",
    ],
    [
      "two rates for one rig",
      "pricing",
      ({ rates }) => rates.push(rates[0]),
      "rates[3].rig: pinball is already in rates[0]. Change or remove one of them.",
    ],
    [
      "two packages of the same rig and hours",
      "pricing",
      ({ packages }) => packages.push(packages[0]),
      "packages[3]: 3 hours of pinball is already in packages[0].",
    ],
    [
      "two places for one rig",
      "home",
      { "places.rigs[1].rig": "pinball" },
      "places.rigs[1].rig: pinball is already in places.rigs[0].",
    ],
    [
      "two special days on one date",
      "site",
      {
        "hours.specialDays": Array(2).fill({
          date: "2096-02-06",
          opens: null,
          closes: null,
          note: "Eve",
        }),
      },
      "hours.specialDays[1].date: 2096-02-06 is already in hours.specialDays[0].",
    ],
    [
      "two questions that differ only in punctuation",
      "faq",
      { "questions[1].question": "What - is {site.name}?!" },
      "questions[1].question: #what-is-bubble-hall is already in questions[0].",
    ],
    [
      "a question without a letter or digit",
      "faq",
      { "questions[0].question": "🎮?" },
      "questions[0].question: this question has no letter or digit",
    ],
  ]);
});
