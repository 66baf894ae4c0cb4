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
      'birthday.choices[1].rig: "trampoline" is not the id of a rig in data/rigs.json. Write one of these: "pinball", "dance-floor", "karaoke-box", or remove this entry.',
    ],
    [
      "two rigs with the same id",
      "rigs",
      ({ rigs }) => {
        rigs[2].id = rigs[1].id;
      },
      'rigs[2].id: the id "dance-floor" is already used in rigs[1].id.',
    ],
    [
      "the same alternative text in two files",
      "events",
      { "events[0].images[0].alt": "Two guests." },
      "in data/community.json has the same description",
    ],
    [
      "two events with the same id",
      "events",
      ({ events }) => events.push(events[0]),
      "is already used in events[0].id",
    ],
    [
      "two rates for one rig",
      "pricing",
      ({ rates }) => rates.push(rates[0]),
      "already has a rate in rates[0]",
    ],
    [
      "two packages of the same rig and hours",
      "pricing",
      ({ packages }) => packages.push(packages[0]),
      "is already in packages[0]",
    ],
    [
      "the same alternative text in one file",
      "community",
      ({ photos }) => {
        photos[0].alt = photos[1].alt;
      },
      "photos[1].alt: photos[0].alt in data/community.json has the same description",
    ],
    [
      "the same question twice",
      "faq",
      ({ questions }) => {
        questions[1].question = questions[0].question;
      },
      "questions[1].question: questions[0].question has the same words",
    ],
    [
      "two questions that differ only in punctuation",
      "faq",
      { "questions[1].question": "What - is {site.name}?!" },
      "questions[1].question: questions[0].question has the same words, so both would have the link #what-is-bubble-hall",
    ],
    [
      "a question without a letter or digit",
      "faq",
      { "questions[0].question": "🎮?" },
      "questions[0].question: this question has no letter or digit",
    ],
  ]);
});
