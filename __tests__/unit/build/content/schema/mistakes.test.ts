import { itAccepts, itReports } from "../../../../support/unit/mistakes";

const byWeekday = "does not fit here: all days have the same hours. Write them once, like this: ";
const share =
  "is a link to share, which does not work inside a page. In the map service, choose Share";

describe("the check of hours that the site cannot show", () => {
  itReports([
    [
      "24 hours",
      "site",
      { "hours.opens": "24 hours" },
      'hours.opens: "24 hours" does not fit here: the site cannot show 24 hours. Write opens "00:00" and closes "23:59" instead.',
    ],
    ["24/7", "site", { "hours.days": "24/7" }, "the site cannot show 24 hours."],
    [
      "times in the list of days",
      "site",
      { "hours.days": "Mon-Fri 12:00-02:00" },
      `hours.days: "Mon-Fri 12:00-02:00" ${byWeekday}"days": "Monday-Sunday", "opens": "12:00", "closes": "02:00". Add dates with other hours to specialDays.`,
    ],
    [
      "a list of days",
      "site",
      { "hours.days": ["Monday"] },
      `hours.days: a list in [ ] ${byWeekday}`,
    ],
    [
      "a time for each day",
      "site",
      { "hours.opens": { monday: "12:00" } },
      `hours.opens: a block in { } ${byWeekday}`,
    ],
    [
      "a day with its time",
      "site",
      { "hours.closes": "Fri 02:00" },
      `hours.closes: "Fri 02:00" ${byWeekday}`,
    ],
    [
      "a field for one day",
      "site",
      { "hours.saturday": "10:00" },
      `hours.saturday: "saturday" ${byWeekday}`,
    ],
    [
      "a list of hours",
      "site",
      { hours: [{ days: "Monday" }] },
      `hours: a list in [ ] ${byWeekday}`,
    ],
  ]);

  itAccepts([["nearly 24 hours", "site", { "hours.opens": "00:00", "hours.closes": "23:59" }]]);
});

describe("the check of signs that visitors would read", () => {
  itReports([
    [
      "an HTML tag",
      "home",
      { "hero.headline": "Say <b>hi</b>" },
      'hero.headline: "Say <b>hi</b>" contains the HTML tag <b>, which visitors would read. Remove all tags.',
    ],
    ["an HTML tag in a name", "site", { name: "Bubble<br/>Hall" }, "contains the HTML tag <br/>"],
    ["an HTML tag in a description", "home", { "hero.alt": "A <i>ball</i>." }, "the HTML tag <i>"],
    [
      "an HTML tag in the chat message",
      "site",
      { "reservation.message": "<p>[rig] [hours]</p>" },
      "contains the HTML tag <p>",
    ],
    [
      "an HTML code",
      "rigs",
      { "rigs[0].specs[0]": "Nuts &amp; bolts" },
      'rigs[0].specs[0]: "Nuts &amp; bolts" contains the HTML code &amp;, which visitors would read. Write the character itself instead.',
    ],
    ["an HTML code with a number", "home", { "hero.lead": "It&#39;s on" }, "the HTML code &#39;"],
    [
      "stars for bold words",
      "home",
      { "hero.headline": "Say **hi**" },
      "contains **hi**, and visitors would read the stars. Remove them.",
    ],
    [
      "a placeholder in square brackets",
      "faq",
      { "questions[0].answer": "Open [hours.range]." },
      'questions[0].answer: "Open [hours.range]." contains [hours.range]. Write {hours.range} instead.',
    ],
    [
      "a placeholder with a dollar sign",
      "faq",
      { "questions[0].answer": `Open \${hours.days}.` },
      `contains \${hours.days}. Write {hours.days} instead.`,
    ],
    [
      "a placeholder in two pairs of brackets",
      "home",
      { "hero.alt": "{{site.name}}" },
      "contains {{site.name}}. Write {site.name} instead.",
    ],
    [
      "a placeholder in the wrong brackets in a link",
      "site",
      { "links.chat.url": "https://pigeon.test/[contact.phoneDigits]" },
      "contains [contact.phoneDigits]. Write {contact.phoneDigits} instead.",
    ],
    [
      "a placeholder in a name",
      "site",
      { name: "{hours.days}" },
      'name: "{hours.days}" contains {hours.days}, but cannot contain placeholders. Write the words themselves.',
    ],
    [
      "a placeholder in the chat message",
      "site",
      { "reservation.message": "Hi {site.name}: [rig] [hours]" },
      "contains {site.name}, but cannot contain placeholders. Write the words themselves.",
    ],
  ]);

  itAccepts([
    [
      "signs that only look like HTML",
      "home",
      { "hero.lead": "We <3 games & 4 < 5 > 3; Q&A; a * b ** c <hello>" },
    ],
    ["other words in square brackets", "home", { "hero.lead": "Games [new] [v1.2]" }],
    ["an amount in dollars", "home", { "hero.lead": "US$5" }],
  ]);
});

describe("the check of values that are known mistakes", () => {
  itReports([
    [
      "the name of a file as a description",
      "home",
      { "hero.alt": "hero wide.JPG" },
      'hero.alt: "hero wide.JPG" is the name of a file. Describe what the photo shows',
    ],
    [
      "a photo whose name ends with capital letters",
      "rigs",
      { "rigs[0].photo": "photos/rigs/pinball.JPG" },
      'rigs[0].photo: "photos/rigs/pinball.JPG" ends with capital letters. Write the ending in small letters, and rename the file like this too.',
    ],
    [
      "a photo whose name ends with one capital letter",
      "rigs",
      { "rigs[0].photo": "photos/a.Png" },
      "ends with capital letters",
    ],
    [
      "a phone number with a 0 after the country code",
      "site",
      { "contact.phone": "+60 011-222 3333" },
      'contact.phone: "+60 011-222 3333" has a 0 after +60. Write "+60 11-222 3333" instead.',
    ],
    [
      "a phone number with a 0 in brackets",
      "site",
      { "contact.phone": "+60(0)11-222 3333" },
      'has a 0 after +60. Write "+6011-222 3333" instead.',
    ],
    [
      "a phone number without its country code",
      "site",
      { "contact.phone": "011-222 3333" },
      'has no country code. Write "+60 11-222 3333" instead.',
    ],
    [
      "a chat link with a 0 before the phone number",
      "site",
      { "links.chat.url": "https://wa.me/0112223333" },
      'has a 0 before the phone number, which WhatsApp does not understand. Write "https://wa.me/{contact.phoneDigits}"',
    ],
    [
      "a chat link with a 0 after the country code",
      "site",
      { "links.chat.url": "https://api.whatsapp.com/send?phone=600112223333" },
      "has a 0 before the phone number",
    ],
    ["a shared map", "site", { "map.embedUrl": "https://maps.app.goo.gl/a1" }, share],
    [
      "a page of a map",
      "site",
      { "map.embedUrl": "https://www.google.com.my/maps/place/A" },
      share,
    ],
  ]);

  itAccepts([
    [
      "a chat link with the country code",
      "site",
      { "links.chat.url": "https://wa.me/60112223333" },
    ],
    ["a foreign phone number", "site", { "contact.phone": "+65 6123 4567" }],
    ["a map to embed", "site", { "map.embedUrl": "https://www.google.com/maps/embed?pb=!1m18" }],
  ]);
});
