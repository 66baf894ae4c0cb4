import { itAccepts, itRefuses, itReports } from "../../../../../support/unit/mistakes";

describe("the check of texts", () => {
  itReports([
    [
      "a text that is too long",
      "home",
      { "hero.headline": "x".repeat(61) },
      "hero.headline: this text has 61 characters. Shorten it to 60.",
    ],
    [
      "an unknown placeholder",
      "faq",
      { "questions[0].answer": "{hours.rnage}" },
      "there is no placeholder {hours.rnage}. Did you mean {hours.range}?",
    ],
    [
      "a placeholder without its closing bracket",
      "faq",
      { "questions[0].answer": "Open {hours.range" },
      "there is a { without }, or a } without {",
    ],
    [
      "a text that is too long after its placeholders are filled in",
      "home",
      { "hero.headline": `{site.name}{site.name}${"x".repeat(39)}` },
      "hero.headline: this text has 61 characters with its placeholders filled in. Shorten it to 60.",
    ],
    [
      "a name that is too long",
      "site",
      { name: "x".repeat(41) },
      "name: this text has 41 characters. Shorten it to 40.",
    ],
    [
      "an unknown placeholder with no similar name",
      "faq",
      { "questions[0].answer": "{weather}" },
      "there is no placeholder {weather}. Remove it, or use one from the list in data/README.md.",
    ],
    [
      "a placeholder without its opening bracket",
      "faq",
      { "questions[0].answer": "Open {hours.range}, hours.days}" },
      "questions[0].answer: there is a { without }, or a } without {",
    ],
    [
      "a placeholder for a list without entries",
      "pricing",
      { packages: [], intro: "Buy {packages.list}." },
      "intro: {packages.list} is empty, because it lists nothing. Reword this text without it.",
    ],
    [
      "an address that browsers cannot open",
      "site",
      { "links.chat.url": "https://[" },
      'links.chat.url: "https://[" is not an address that browsers can open. Write it like this: "https://wa.example/{contact.phoneDigits}"',
    ],
  ]);

  itReports([
    [
      "a placeholder in square brackets",
      "faq",
      { "questions[0].answer": "Open [hours.range]." },
      "questions[0].answer: found [hours.range], which looks like a placeholder. Write {hours.range} instead.",
    ],
    [
      "a placeholder with a dollar sign",
      "faq",
      { "questions[0].answer": `Open \${hours.days}.` },
      "Write {hours.days} instead.",
    ],
    [
      "a placeholder in square brackets in a name, which has no placeholders",
      "site",
      { name: "[hours.days]" },
      "name: found [hours.days], which looks like a placeholder. Write the words themselves instead.",
    ],
  ]);

  itRefuses([
    ["home", "hero.alt", "{{site.name}}"],
    ["home", "hero.lead", "Open <formService.anything>"],
    ["site", "links.chat.url", "https://pigeon.test/[contact.phoneDigits]"],
    ["site", "reservation.message", "[rig] [hours] (site.name)"],
  ]);

  itAccepts([
    ["a description of one word", "home", { "hero.alt": "Bubbles" }],
    ["a description with a hyphen", "home", { "hero.alt": "A half-empty hall" }],
    ["a text of the greatest length", "home", { "hero.headline": "x".repeat(60) }],
    ["a name of the greatest length", "rigs", { "rigs[0].specs[0]": "x".repeat(40) }],
    ["other words in brackets", "home", { "hero.lead": "Games [new] [v1.2] (e.g.) US$5" }],
    ["emoji, which count as one character each", "home", { "hero.headline": "🎮".repeat(60) }],
    [
      "a text that is too long only before its placeholders are filled in",
      "home",
      { "hero.headline": `{address.suburb}${"x".repeat(48)}` },
    ],
  ]);
});
