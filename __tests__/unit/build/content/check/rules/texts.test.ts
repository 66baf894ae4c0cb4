import { itAccepts, itReports } from "../../../../../support/unit/mistakes";

describe("the rules for texts", () => {
  itReports([
    [
      "a text too long for its place",
      "home",
      { "hero.headline": "x".repeat(61) },
      "hero.headline: expected at most 60 characters, found 61",
    ],
    [
      "an unknown placeholder",
      "faq",
      { "questions[0].answer": "{hours.rnage}" },
      'no data file fills the placeholder {hours.rnage}. Did you mean "hours.range"?',
    ],
    [
      "half a placeholder",
      "faq",
      { "questions[0].answer": "Open {hours.range" },
      "found a { or } without its other half",
    ],
    [
      "a text too long once it is filled",
      "home",
      { "hero.headline": `{site.name}{site.name}${"x".repeat(39)}` },
      "hero.headline: expected at most 60 characters, found 61",
    ],
    [
      "a name too long for its place",
      "site",
      { name: "x".repeat(41) },
      "name: expected at most 40 characters, found 41",
    ],
    [
      "a placeholder that is like none there is",
      "faq",
      { "questions[0].answer": "{weather}" },
      "no data file fills the placeholder {weather}. All placeholders are listed in data/README.md.",
    ],
    [
      "the other half of a placeholder",
      "faq",
      { "questions[0].answer": "Open {hours.range}, hours.days}" },
      "questions[0].answer: found a { or } without its other half",
    ],
    [
      "a link that leads nowhere",
      "site",
      { "links.chat.url": "https://[" },
      'links.chat.url: expected an address that begins with https:// such as https://wa.example/{contact.phoneDigits}, found "https://[".',
    ],
  ]);

  itAccepts([
    ["a text as long as its place", "home", { "hero.headline": "x".repeat(60) }],
    ["a name as long as its place", "rigs", { "rigs[0].specs[0]": "x".repeat(40) }],
    ["emoji, which count once each", "home", { "hero.headline": "🎮".repeat(60) }],
    [
      "a text that is too long only until it is filled",
      "home",
      { "hero.headline": `{address.suburb}${"x".repeat(48)}` },
    ],
  ]);
});
