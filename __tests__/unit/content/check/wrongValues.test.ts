import {
  type Mistakes,
  messagesAboutChange,
  withoutPlaces,
} from "../../../support/unit/checkChange";
import { comingEvent, secondNotice, secondSpecialDay } from "../../../support/unit/entries";
import { expectMessages } from "../../../support/unit/expectMessages";

/** Values that do not fit their field, by what is wrong with them. */
const wrongValues: Record<string, Mistakes> = {
  "Fields and blocks": {
    "a misspelt field, but not the missing field": ({ home: { hero } }) => {
      hero.headlnie = hero.headline;
      delete hero.headline;
    },
    "an unknown field, though similar to one that is there": { "faq.questions[1].icno": "pin" },
    "a missing field": ({ faq }) => delete faq.intro,
    "a missing block": ({ home }) => delete home.hero,
    "a missing list": ({ pricing }) => delete pricing.packages,
    "a text in place of a block, which need not have all fields": { "rigs.rigs[0]": "text" },
    "a text in place of a block that may be null": { "site.editing.repository": "hall" },
    "a block in place of a list": { "faq.questions": { question: "Why?" } },
    "null in place of a list": { "rigs.rigs[1].specs": null },
    "a list that must not be empty": { "events.events[0].images": [] },
    "a list in place of a text": { "home.hero.lead": ["Hi"] },
    "an empty text": { "home.hero.headline": " " },
    "null in quotation marks": { "pricing.rates[0].note": "null" },
    "a text in place of a time that may be null": secondSpecialDay({
      opens: "noon",
      closes: "05:00",
    }),
    "a value that is just short enough to be repeated": { "site.contact.email": "x".repeat(58) },
    "a long value with two mistakes, once": { "rigs.rigs[0].id": "-".repeat(61) },
  },
  "Values that do not fit their field": {
    "a price in quotation marks": { "pricing.rates[0].nonMember": "RM8" },
    "a price that may be null": { "pricing.rates[0].member": "RM6" },
    "a price below zero": { "pricing.rates[0].nonMember": -8 },
    "a price with three decimals": { "pricing.rates[0].nonMember": 8.001 },
    "a price above the greatest": { "pricing.rates[0].nonMember": 100_001 },
    "a price in words": comingEvent({ price: "RM15" }),
    "half an hour": { "membership.birthday.choices[0].freeHours": 0.5 },
    "a package that is longer than any visit in the calculator": {
      "pricing.packages[0].hours": 13,
    },
    "no seat at an event": comingEvent({ seats: 0 }),
    "an unknown icon": { "faq.questions[0].icon": "clokc" },
    "yes in place of true": { "events.events[0].showTitle": "yes" },
    "a time with letters": { "site.hours.closes": "2am" },
    "24:00": { "site.hours.closes": "24:00" },
    "a date that does not exist": secondSpecialDay({ date: "2096-02-30" }),
    "a last day in words": comingEvent({ weeklyUntil: "March" }),
    "29 February in a year without one": comingEvent({ ends: "2099-02-29 14:00" }),
    "a date without a time": comingEvent({ starts: "2099-12-05" }),
    "times in the list of days": { "site.hours.days": "Mon-Fri 12:00-02:00" },
    "an e-mail address without @": { "site.contact.email": "hello" },
    "a postcode with four digits": { "site.address.postcode": "1234" },
    "curly brackets in a name": { "site.name": "{Bubble}" },
    "a description that is no text": { "home.hero.alt": 7 },
    "a rig that is no text": { "pricing.rates[0].rig": 7 },
    "a photo outside photos/": { "rigs.rigs[0].photo": "pinball.jpg" },
    "a drawing that is none": { "site.icon": "brand/mark.png" },
    "a chat message without [rigs]": { "site.reservation.message": "Hi!" },
    "a chat message with curly brackets": { "site.reservation.message": "{Hi}: [rigs]" },
    "a sign-up message without [event]": { "comingEvents.signUpMessage": "Hi!" },
    "a repository without owner, a branch with a space and another kind of save": {
      "site.editing.repository": { name: "hall", branch: "my branch", saveAs: "mail" },
    },
    "an endpoint, a key and a host that are none": ({ site: { inquiry } }) => {
      Object.assign(inquiry, { endpoint: "letters.test", accessKey: "key" });
      inquiry.service.host = "https://letters.test";
    },
  },
  "Phone numbers, links and addresses": {
    "a 0 after the country code": { "site.contact.phone": "+60 012-222 3333" },
    "a 0 in brackets": { "site.contact.phone": "+60(0)11-222 3333" },
    "a space of another kind": { "site.contact.phone": "+60\u00a011-222 3333" },
    "no country code": { "site.contact.phone": "011-222 3333" },
    "a chat link with a 0": { "site.links.chat.url": "https://wa.me/0112223333" },
    "a chat link with a 0 after the country code": {
      "site.links.chat.url": "https://api.whatsapp.com/send?phone=600112223333",
    },
    "a link without https": { "site.links.chat.url": "http://chat.test" },
    "an address that browsers cannot open": { "site.links.chat.url": "https://[" },
    "a site base with a slash at its end": { "site.siteBase": "https://hall.test/" },
    "a menu item for an unknown section": { "navigation.items[0].href": "/#prizing" },
    "a menu item for a page in a casing that has no redirect": {
      "navigation.items[0].href": "/fAQ",
    },
    "a notice's link to a page that does not exist": secondNotice({
      link: { label: "More", url: "/event" },
    }),
    "a notice's link to another site without https": secondNotice({
      link: { label: "More", url: "//forms.test" },
    }),
    "a notice's link to neither a page nor a site": secondNotice({
      link: { label: "More", url: "events" },
    }),
    "a map address without https": { "site.map.embedUrl": "maps.test/embed" },
    "a shared map": { "site.map.embedUrl": "https://maps.app.goo.gl/a1" },
    "a page of a map": { "site.map.embedUrl": "https://www.google.com.my/maps/place/A" },
    "an address from the code of a page": {
      "site.map.embedUrl": "https://maps.test/embed?place=1&amp;zoom=2",
    },
    "a link from the code of a page": { "site.links.chat.url": "https://pigeon.test/?a=1&amp;b=2" },
    "a map page that does not exist": { "site.map.embedUrl": "/no-map.html" },
    "another host that contains the named one": {
      "site.inquiry.endpoint": "https://letters.test.post.test/",
    },
    "the named host as the user of another": {
      "site.inquiry.endpoint": "https://letters.test@post.test/",
    },
    "an endpoint that is no address": { "site.inquiry.endpoint": "https://[letters.test" },
  },
};

describe("the check says what each mistake is and what to do:", () => {
  it.each(Object.entries(wrongValues))("%s", (_part, mistakes) =>
    expectMessages(mistakes, (change) => withoutPlaces(messagesAboutChange(change))),
  );
});
