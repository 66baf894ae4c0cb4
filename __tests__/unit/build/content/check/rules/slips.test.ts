import { itAccepts, itRefuses, itReports } from "../../../../../support/unit/mistakes";

describe("the check of what visitors would read as it stands, or could not use", () => {
  itReports([
    [
      "an HTML tag",
      "home",
      { "hero.headline": "Say <b>hi</b>" },
      "hero.headline: found <b>. Visitors would read this HTML tag. Remove it.",
    ],
  ]);

  itRefuses([
    ["home", "hero.alt", "A <i>ball</i>."],
    ["site", "name", "Bubble<br/>Hall"],
    ["site", "reservation.message", "<p>[rig] [hours]</p>"],
    ["rigs", "rigs[0].specs[0]", "Nuts &amp; bolts"],
    ["home", "hero.lead", "It&#39;s on"],
    ["home", "hero.headline", "Say **hi**"],
    ["home", "hero.alt", "hero wide.JPG"],
    ["site", "links.chat.url", "https://wa.me/0112223333"],
    ["site", "links.chat.url", "https://api.whatsapp.com/send?phone=600112223333"],
  ]);

  itAccepts([
    [
      "signs that only look like HTML",
      "home",
      { "hero.lead": "We <3 games & 4 < 5 > 3; Q&A; a * b ** c <hello>" },
    ],
    [
      "a chat link with the country code",
      "site",
      { "links.chat.url": "https://wa.me/60112223333" },
    ],
  ]);
});
