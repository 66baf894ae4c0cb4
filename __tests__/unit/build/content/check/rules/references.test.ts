import { itReports } from "../../../../../support/unit/mistakes";

describe("the rules for what refers to something else, or must be told from it", () => {
  itReports([
    [
      "an unknown rig",
      "membership",
      { "birthday.choices[0].rig": "pinballs" },
      'no rig with the id "pinballs". Did you mean "pinball"?',
    ],
    [
      "a rig that is like none there is",
      "membership",
      { "birthday.choices[1].rig": "trampoline" },
      'birthday.choices[1].rig: data/rigs.json has no rig with the id "trampoline". Its ids are pinball, dance-floor, karaoke-box.',
    ],
    [
      "a rig's id that is taken",
      "rigs",
      ({ rigs }) => {
        rigs[2].id = rigs[1].id;
      },
      'rigs[2].id: the id "dance-floor" is taken by rigs[1].id.',
    ],
    [
      "an alt text that a photo in another file has",
      "events",
      { "events[0].images[0].alt": "Two guests." },
      "says the same of another photo",
    ],
    [
      "an event's id that is taken",
      "events",
      ({ events }) => events.push(events[0]),
      "is taken by events[0].id",
    ],
    [
      "two rates for one rig",
      "pricing",
      ({ rates }) => rates.push(rates[0]),
      "has its rate in rates[0] already",
    ],
    [
      "two packages of the same hours",
      "pricing",
      ({ packages }) => packages.push(packages[0]),
      "is in packages[0] already",
    ],
    [
      "the same alt text twice",
      "community",
      ({ photos }) => {
        photos[0].alt = photos[1].alt;
      },
      "photos[1].alt: data/community.json photos[0].alt says the same of another photo",
    ],
    [
      "the same question twice",
      "faq",
      ({ questions }) => {
        questions[1].question = questions[0].question;
      },
      "questions[1].question: questions[0].question asks the same",
    ],
    [
      "two questions that differ in signs alone, and would have one address",
      "faq",
      { "questions[1].question": "What - is {site.name}?!" },
      "questions[1].question: questions[0].question asks the same, so that both had the address #what-is-bubble-hall",
    ],
    [
      "a question without a word to make its address of",
      "faq",
      { "questions[0].question": "🎮?" },
      "questions[0].question: expected a text with a letter or digit",
    ],
  ]);
});
