import { itTellsOf } from "../../../../../support/unit/mistakes";

describe("the rules for texts", () => {
  itTellsOf([
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
  ]);
});
