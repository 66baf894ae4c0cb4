import {
  type Mistakes,
  messagesAboutChange,
  withoutPlaces,
} from "../../../support/unit/checkChange";
import {
  comingEvent,
  cup,
  otherHours,
  secondNotice,
  secondSpecialDay,
} from "../../../support/unit/entries";
import { expectMessages } from "../../../support/unit/expectMessages";

/** Texts that visitors should not read, and values that do not fit each other, by their subject. */
const brokenRules: Record<string, Mistakes> = {
  "Signs that visitors would read": {
    "an HTML tag": { "home.hero.headline": "Say <b>hi</b>" },
    "an HTML tag in a name": { "site.name": "Bubble<br/>Hall" },
    "an HTML tag in the chat message": { "site.reservation.message": "<p>[rigs]</p>" },
    "an HTML code in a description": { "home.hero.alt": "Nuts &amp; bolts" },
    "an HTML code with a number": { "home.hero.lead": "It&#39;s on" },
    "stars for bold words": { "home.hero.headline": "Say **hi**" },
    "an address in a notice": secondNotice({ text: "See https://forms.test/cup today." }),
    "a character that nobody sees": { "home.hero.headline": "Say\u0000 hi" },
    "a space without width": { "home.hero.headline": "Say\u200b hi" },
    "half of an emoji": { "home.hero.headline": "🎮 says \ud83c" },
    "the name of a file in place of a description": { "home.hero.alt": "hero wide.JPG" },
  },
  Placeholders: {
    "square brackets": { "faq.questions[0].answer": "Open [hours.range]." },
    "a dollar sign": { "faq.questions[0].answer": `Open \${hours.days}.` },
    "a list of lines outside an answer": { "pricing.intro": "Buy {packages.list.lines}." },
    "two pairs of brackets": { "home.hero.alt": "{{site.name}}" },
    "the wrong brackets in a link": {
      "site.links.chat.url": "https://pigeon.test/[contact.phoneDigits]",
    },
    "the wrong brackets where no placeholder can be": { "site.name": "[hours.days]" },
    "a misspelt name": { "faq.questions[0].answer": "{hours.rnage}" },
    "a name similar to none": { "faq.questions[0].answer": "{weather}" },
    "a name that every object has in JavaScript": { "faq.questions[0].answer": "{constructor}" },
    "no closing bracket": { "faq.questions[0].answer": "Open {hours.range" },
    "no opening bracket": { "faq.questions[0].answer": "{hours.range}, hours.days}" },
    "a list without entries": { "pricing.packages": [], "pricing.intro": "Buy {packages.list}." },
  },
  "Lengths of texts": {
    "one letter too many": { "home.hero.headline": "x".repeat(61) },
    "one letter too many in a name": { "site.name": "x".repeat(41) },
    "one letter too many with placeholders": {
      "home.hero.headline": `{site.name}{site.name}${"x".repeat(39)}`,
    },
  },
  "References and unique values": {
    "an unknown rig": { "membership.birthday.choices[0].rig": "pinballs" },
    "a rig similar to none": { "membership.birthday.choices[1].rig": "trampoline" },
    "an unknown rig in a rate, but not the rig without a rate": {
      "pricing.rates[0].rig": "pin ball",
    },
    "two coming events with one id": { "comingEvents.events": [cup, cup] },
    "a coming event with the id of a past one": comingEvent({ id: "moth-cup" }),
    "a past event and a coming one with ids of the page": ({ events, comingEvents }) => {
      events.events[0].id = "main";
      comingEvents.events = [{ ...cup, id: "inquiry" }];
    },
    "a question with an id of the page": { "faq.questions[1].question": "Main?" },
    "a description of two photos in one file": { "community.photos[0].alt": "Two guests." },
    "a description of photos in two files": {
      "events.events[0].images[0].alt": "Two guests.",
    },
    "two rates for one rig": ({ pricing }) => pricing.rates.push(pricing.rates[0]),
    "two packages of one rig and as many hours": ({ pricing }) =>
      pricing.packages.push(pricing.packages[0]),
    "two questions that differ only in punctuation": {
      "faq.questions[1].question": "What - is {site.name}?!",
    },
    "a question without a letter or digit": { "faq.questions[1].question": "🎮?" },
  },
  Prices: {
    "a member rate above the other": { "pricing.rates[0].member": 13 },
    "a rig without a rate, its packages and the texts that mention its rate": ({ pricing }) =>
      pricing.rates.shift(),
    "a package that saves nothing": { "pricing.packages[0].price": 29.7 },
    "such a package for a rig without a member rate": ({ pricing }) =>
      pricing.packages.push({ rig: "dance-floor", hours: 2, price: 44 }),
    "reloads that do not rise": ({ membership }) => membership.reload.bonuses.reverse(),
    "the same bonus twice": ({ membership: { reload } }) => reload.bonuses.push(reload.bonuses[0]),
    "a bonus above its reload": { "membership.reload.bonuses[0].bonus": 65.5 },
  },
  "Hours and prices in digits": {
    "in a text": { "home.hero.lead": "Until 1:45 am, for RM 9.90 or RM65." },
    "the hours of all days, and those of other days": {
      ...otherHours({}),
      "home.hero.lead": "Open 11:15 AM – 1:45 AM, or until 4 AM",
    },
  },
  "Opening hours": {
    "a closing time that is the opening time": { "site.hours.closes": "11:15" },
    "other hours that close when they open": otherHours({ closes: "10:00" }),
    "other hours on no day": otherHours({ weekdays: [] }),
    "other hours on a day on which the venue is closed": otherHours({ weekdays: ["Monday"] }),
    "two other hours on one day": otherHours({}, {}),
    "other hours on all days": otherHours({
      weekdays: ["Tuesday", "Wednesday", "Thursday", "Saturday"],
    }),
    "a special day that is listed twice": secondSpecialDay({}),
    "a special day without an opening time": secondSpecialDay({
      date: "2096-02-07",
      closes: "05:00",
    }),
    "a special day without a closing time": secondSpecialDay({
      date: "2096-02-07",
      opens: "18:00",
    }),
    "a special day that closes when it opens": secondSpecialDay({
      date: "2096-02-07",
      opens: "18:00",
      closes: "18:00",
    }),
  },
  "Coming events and notices": {
    "an end at the start": comingEvent({ ends: cup.starts }),
    "a last day before the first": comingEvent({ weeklyUntil: "2099-12-04" }),
    "a photo without a description": comingEvent({ photo: "photos/hero-wide.jpg" }),
    "a weekly event that ends after it begins again": comingEvent({
      ends: "2099-12-12 14:01",
      weeklyUntil: "2099-12-20",
    }),
    "a description without a photo": comingEvent({ alt: "A cup on a table." }),
    "a notice that has passed": secondNotice({
      from: "2020-01-01 00:00",
      until: "2020-01-02 00:00",
    }),
    "an event that has finished": comingEvent({
      starts: "2020-12-05 14:00",
      ends: "2020-12-05 18:00",
    }),
    "a notice's link to no part of a page": secondNotice({
      link: { label: "More", url: "/events#no-such-part" },
    }),
    "a notice's link to a misspelt event": secondNotice({
      link: { label: "More", url: "/events#moth-cap" },
    }),
    "a notice that would never be shown": secondNotice({ until: "2096-05-01 00:00" }),
  },
};

describe("the check says what each mistake is and what to do:", () => {
  it.each(Object.entries(brokenRules))("%s", (_part, mistakes) =>
    expectMessages(mistakes, (change) => withoutPlaces(messagesAboutChange(change))),
  );
});
