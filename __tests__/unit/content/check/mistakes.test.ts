import {
  type AnyChange,
  expectMessages,
  messagesAboutChange,
  messagesAboutText,
  withoutPlaces,
} from "../../../support/unit/checkChange";

const saturday = { weekdays: ["Saturday"], opens: "10:00", closes: "04:00" };

/** Values that a field does not allow, by the field. */
const wrongValues: Record<string, unknown[]> = {
  "comingEvents.events[0].alt": [undefined],
  "comingEvents.events[0].ends": ["2099-02-29 14:00", "2099-12-05 24:00", "2096-02-04 18:00"],
  "comingEvents.events[0].id": ["open-evening", "moth-cup", "inquiry"],
  "comingEvents.events[0].photo": [undefined],
  "comingEvents.events[0].price": ["RM15"],
  "comingEvents.events[0].seats": [0],
  "comingEvents.events[0].starts": ["2099-12-05"],
  "comingEvents.signUpMessage": ["Hi!"],
  "events.events[0].id": ["main"],
  "events.events[0].images": [[]],
  "events.events[0].showTitle": ["yes"],
  "faq.intro": [undefined],
  "faq.questions": [{ question: "Why?" }],
  "faq.questions[0].answer": [
    "See [it](/event).",
    "See [it](/events#no-such-part) and [that](/#pricing).",
    "{hours.rnage}",
    "{weather}",
    // Every object has this name in JavaScript.
    "{constructor}",
    "Open {hours.range",
    "{hours.range}, hours.days}",
  ],
  "faq.questions[0].icon": ["clokc"],
  // Similar to a field that is there.
  "faq.questions[1].icno": ["pin"],
  "faq.questions[1].question": ["Main?", "What - is {site.name}?!", "🎮?"],
  home: [[]],
  "home.hero": [undefined],
  "home.hero.alt": [7, "Nuts &amp; bolts", "{{site.name}}"],
  "home.hero.headline": [
    " ",
    "Say <b>hi</b>",
    "Say **hi**",
    "Say\u0000 hi",
    "\u200bHi",
    // Half of an emoji.
    "🎮 says \ud83c",
    "x".repeat(61),
    `{site.name}{site.name}${"x".repeat(39)}`,
  ],
  "home.hero.lead": [["Hi"], "It&#39;s on", "Until 1:45 am, for RM 9.90 or RM65."],
  "membership.birthday.choices[0].freeHours": [0.5],
  "membership.birthday.choices[0].rig": ["pinballs", "trampoline"],
  "membership.reload.bonuses[1].bonus": ["2 hours"],
  "membership.reload.bonuses[1].reload": [64, 65],
  "navigation.items[0].href": ["/#prizing", "/fAQ", "https://hall.test/"],
  "notices.notices[1].link.url": [
    "/event",
    "//forms.test",
    "events",
    "/events#no-such-part",
    "/events#moth-cap",
    'https://["',
  ],
  "notices.notices[1].text": ["See https://forms.test/cup today."],
  "notices.notices[1].until": ["2096-02-05 18:00"],
  "pricing.intro": ["Buy {packages.list.lines}.", "Buy [it](/#pricing)."],
  "pricing.packages": [undefined, 1],
  // The rig has no member rate.
  "pricing.packages[0]": [{ rig: "dance-floor", hours: 2, price: 44 }],
  "pricing.packages[0].hours": [73],
  "pricing.packages[0].price": [29.7],
  "pricing.packages[1]": [{ rig: "pinball", hours: 3, price: 28 }],
  "pricing.rates[0].member": ["RM6", 13],
  "pricing.rates[0].nonMember": ["RM8", -8, 8.001, 100_001],
  "pricing.rates[0].note": ["null", undefined],
  "pricing.rates[0].rig": [7, "pin ball"],
  "pricing.rates[1].rig": ["pinball"],
  "promotions.promotions[0].alt": [undefined],
  "promotions.promotions[0].photo": [undefined],
  "promotions.promotions[2].until": ["2026-01-01 00:00", "Friday"],
  "rigs.rigs[0]": ["text"],
  // Two mistakes in one value.
  "rigs.rigs[0].id": ["-".repeat(61)],
  "rigs.rigs[0].photo": ["pinball.jpg"],
  "rigs.rigs[1].specs": [null],
  "site.address.postcode": ["1234"],
  "site.contact.email": ["hello", "x".repeat(58)],
  "site.contact.phones": [[]],
  "site.contact.phones[0].number": [
    "+60 012-222 3333",
    "+60(0)11-222 3333",
    "+60\u00a011-222 3333",
    "011-222 3333",
  ],
  "site.editing.repository": ["hall", { name: "hall", branch: "my branch", saveAs: "mail" }],
  "site.hours.closes": ["2am", "24:00", "11:15"],
  "site.hours.days": ["Mon-Fri 12:00-02:00"],
  "site.hours.otherHours": [
    [{ ...saturday, closes: "10:00" }],
    [{ ...saturday, weekdays: [] }],
    [{ ...saturday, weekdays: ["Monday"] }],
    [saturday, saturday],
    [{ ...saturday, weekdays: ["Tuesday", "Wednesday", "Thursday", "Saturday"] }],
  ],
  "site.hours.specialDays[1].closes": [null, "18:00"],
  "site.hours.specialDays[1].date": ["2096-02-03 - 2096-02-04", "2096-02-30", "2096-01-05"],
  "site.hours.specialDays[1].opens": ["noon", null],
  "site.icon": ["brand/mark.jpg"],
  "site.inquiry.accessKey": ["key"],
  "site.inquiry.endpoint": [
    "letters.test",
    "https://letters.test.post.test/",
    "https://letters.test@post.test/",
    "https://[letters.test",
  ],
  "site.inquiry.service.host": ["https://letters.test"],
  "site.links.chat.url": [
    "http://chat.test",
    "https://[",
    "https://chat/60112223333",
    "https://wa.me@chat.test/",
    "https://chat.test/60112223333 ",
    "https://wa.me/+60112223333",
    "https://wa.me/0112223333",
    "https://api.whatsapp.com/send?phone=600112223333",
    "https://wa.example/60112223333",
  ],
  "site.map.embedUrl": [
    "maps.test/embed",
    "https://maps.app.goo.gl/a1",
    "https://www.google.com.my/maps/place/A",
    "https://maps.google.com/maps?q=A&output=embed",
    "https://[",
    "/no-map.html",
  ],
  "site.name": ["{Bubble}", "Bubble<br/>Hall", "x".repeat(41)],
  "site.reservation.message": ["Hi!", "{Hi}: [rigs]", "<p>[rigs]</p>"],
  "site.siteBase": ["https://hall.test/", 'https://["'],
};

const wrongTogether: Record<string, AnyChange> = {
  "a misspelt field, but not the missing field": {
    "home.hero.headline": undefined,
    "home.hero.headlnie": "Hi",
  },
  "a wrong icon and an unknown placeholder of one question": {
    "faq.questions[0].icon": "clokc",
    "faq.questions[0].answer": "{weather}",
  },
  "a list without entries in a text": {
    "pricing.packages": [],
    "pricing.intro": "Buy {packages.list}.",
  },
  "a rig without a rate, its packages and the texts that mention its rate": ({ pricing }) =>
    pricing.rates.shift(),
  "the hours of all days, and those of other days, in digits": {
    "site.hours.otherHours": [saturday],
    "home.hero.lead": "Open 11:15 AM – 1:45 AM, or until 4 AM",
  },
  "a notice that has passed, but not its dead link": {
    "notices.notices[1].from": "2020-01-01 00:00",
    "notices.notices[1].until": "2020-01-02 00:00",
    "notices.notices[1].link.url": "/events#no-such-part",
  },
  "promotions that are over or have not begun, with links to them": {
    "promotions.promotions[0].until": "2020-01-01 00:00",
    "promotions.promotions[1].from": "2096-01-01 00:00",
    "notices.notices[1].link.url": "/#promotion-1",
    "navigation.items[0].href": "/#promotion-2",
  },
  "links to sections that the pages do not show now": {
    "comingEvents.events": [],
    "community.photos": [],
    "notices.notices[1].link.url": "/events#coming-up",
    "faq.intro": "See [the photos](/#community).",
  },
  "a free registration and empty lists, which texts mention": {
    "membership.registration.fee": 0,
    "membership.reload.bonuses": [{ reload: 65, bonus: 0 }],
    "membership.birthday.choices": [],
    "home.hero.lead": "Sign up for {membership.fee}.",
  },
  "an event on a day on which the venue is closed": {
    "comingEvents.events[0].starts": "2096-02-06 18:00",
    "comingEvents.events[0].ends": "2096-02-06 22:00",
  },
  "an event that has finished": {
    "comingEvents.events[1].starts": "2020-12-05 14:00",
    "comingEvents.events[1].ends": "2020-12-05 18:00",
  },
};

/** Data files that cannot be read as JSON. */
const brokenTexts: Record<string, string> = {
  "RM in a number": '{ "a": RM8, "b": 1 }',
  "a comma in a number": '{ "a": 8,50, "b": 1 }',
  "an incomplete number": '{ "a": 7. }',
  "a time without quotation marks": '{ "a": 02:00 }',
  "a later time without quotation marks": '{ "a": 22:00 }',
  "a date with its time without quotation marks": '{ "a": 2026-12-06 19:00 }',
  "curly quotation marks around a name": "{ “a”: 1 }",
  "a quotation mark inside a text": '{ "a": "b "c" d" }',
  "an unclosed text": '{\n  "a": "b\n}',
  "a missing comma": '{\n  "a": 1  \n  "b": 2\n}',
  "a comma after the last field": '{\n  "a": 1 ,\n}',
  "a comma after the last entry": "[\n  1,\n  2,\n]",
  "a missing colon": '{\n  "a" 1\n}',
  "an unclosed block": '{\n  "a": 1\n',
  "an unclosed list": '[\n  "a"\n',
  "a file that ends after a comma": '{ "a": 1,\n',
  "a bracket after the end": '{ "a": 1 }\n }',
  "a backslash": '{ "a": "C:\\\\Users\\x" }',
  "a broken escape": '{ "a": "\\u00" }',
  "a tab inside a text": '{ "a": "b \\n\u20ac\t" }',
  "a non-breaking space": '{\n\u00a0"a": 1\n}',
  "an invisible character": '{ "a": 1\u200b }',
  "two versions that Git has kept": '{\n<<<<<<< HEAD\n  "a": 1\n=======\n  "a": 2\n>>>>>>> main\n}',
  "a comment": '{\n  // why\n  "a": 1\n}',
  "a field that a block has three times": '{ "a": [\n{ "b": 1,\n"b": 2,\n"b": 3 }\n] }',
  "a letter in another encoding": Buffer.from('{ "a": "caf\xe9" }', "latin1").toString(),
  "a byte order mark": '\uFEFF{ "a": 1 }',
  "UTF-16 with a byte order mark": Buffer.from('\uFEFF{ "a": 1 }', "utf16le").toString(),
  "UTF-16 without one": Buffer.from('{ "a": 1 }', "utf16le").toString(),
  "a file of NUL characters only": "\0".repeat(99),
  "empty lines only": " \n\t\n",
  "too many brackets": "[".repeat(20_000) + "]".repeat(20_000),
};

const messagesOf = (change: AnyChange) => withoutPlaces(messagesAboutChange(change));

describe("the check says what is wrong and what to do about", () => {
  it("a wrong value", () => {
    const changes = Object.entries(wrongValues).flatMap(([field, values]) =>
      values.map((value) => [`${field} ${JSON.stringify(value)}`, { [field]: value }]),
    );
    return expectMessages(Object.fromEntries(changes), messagesOf);
  });

  it("values that do not fit together", () => expectMessages(wrongTogether, messagesOf));

  it("a text that is not JSON, and where", () => expectMessages(brokenTexts, messagesAboutText));
});
