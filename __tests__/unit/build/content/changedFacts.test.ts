import { cleanup } from "@testing-library/react";
import { Helmet } from "react-helmet";
import { collectFacts } from "../../../../src/build/content/facts";
import type { Content } from "../../../../src/build/content/schema";
import { applyChange, type Change } from "../../../support/unit/change";
import { pages, renderWholePage } from "../../../support/unit/renderPage";
import { asSiteContent, dataFiles } from "../../../support/unit/siteContent";

/** The data with every amount different from every other, so that each can be told from the rest. */
function distinctContent(): Content {
  const content: Content = JSON.parse(JSON.stringify(dataFiles));
  const { pricing, membership } = content;
  pricing.rates.forEach((rate, index) => {
    rate.nonMember = 411 + index;
    if (rate.member !== null) rate.member = 401 + index;
  });
  pricing.packages.forEach((offer, index) => {
    offer.price = 391 - index;
  });
  membership.registration.fee = 371;
  membership.reload.bonuses.forEach((bonus, index) => {
    Object.assign(bonus, { reload: 351 + index, bonus: 331 + index });
  });
  return content;
}

/** Everything that visitors, search engines and shared links are told, on all pages. */
function everythingTold(content: Content): string {
  return Object.keys(pages)
    .map((pathname) => {
      const { container } = renderWholePage(pathname, asSiteContent(content));
      const told = `${container.innerHTML} ${container.textContent} ${JSON.stringify(Helmet.peek())}`;
      cleanup();
      return told;
    })
    .join("\n");
}

describe("a fact that is changed once", () => {
  it.each<[string, Change<Content>]>([
    ["the venue's name", { "site.name": "Bilik Main" }],
    ["the opening time", { "site.hours.opens": "09:45" }],
    ["the closing time", { "site.hours.closes": "03:15" }],
    ["the days", { "site.hours.days": "Tuesday-Saturday" }],
    ["the phone", { "site.contact.phone": "+60 19-876 5432" }],
    ["the e-mail address", { "site.contact.email": "main@bilik.example" }],
    ["the street", { "site.address.street": "77 Lorong Baru" }],
    ["the suburb", { "site.address.suburb": "Taman Baru" }],
    ["the city", { "site.address.city": "Kota Baru" }],
    [
      "the rates for everybody",
      ({ pricing }) => {
        for (const rate of pricing.rates) rate.nonMember += 50;
      },
    ],
    [
      "the members' rates",
      ({ pricing }) => {
        for (const rate of pricing.rates) rate.member &&= rate.member - 50;
      },
    ],
    [
      "the packages",
      ({ pricing }) => {
        for (const offer of pricing.packages) offer.price -= 50;
      },
    ],
    ["the fee", { "membership.registration.fee": 321 }],
    [
      "the reload bonuses",
      ({ membership }) => {
        for (const each of membership.reload.bonuses) each.bonus -= 50;
      },
    ],
    [
      "a rig's specs",
      ({ rigs }) => {
        for (const rig of rigs.rigs) rig.specs = [`A new thing for ${rig.id}`];
      },
    ],
    [
      "a rig's name",
      ({ rigs }) => {
        for (const rig of rigs.rigs)
          Object.assign(rig, {
            specs: ["A seat"],
            name: `Renamed ${rig.id.length}`,
            shortName: `Short ${rig.id.length}`,
            nameInText: `anew ${rig.id.length}`,
          });
      },
    ],
    [
      "an event's title",
      ({ events }) => {
        events.events.forEach((event, index) => {
          event.title = `Another cup ${index}`;
        });
      },
    ],
    ["the chat's name", { "site.links.chat.label": "Signal" }],
  ])("is changed everywhere: %s", (_what, change) => {
    const before = distinctContent();
    const after = distinctContent();
    applyChange(after, change);
    const oldFacts = collectFacts(before);
    const newFacts = collectFacts(after);
    const changed = Object.keys(newFacts).filter((fact) => newFacts[fact] !== oldFacts[fact]);
    expect(changed).not.toEqual([]);

    const toldBefore = everythingTold(before);
    const toldAfter = everythingTold(after);
    const told = changed.filter((fact) => toldBefore.includes(oldFacts[fact] as string));
    expect(told).not.toEqual([]);
    for (const fact of told) {
      expect({ fact, isOldTold: toldAfter.includes(oldFacts[fact] as string) }).toEqual({
        fact,
        isOldTold: false,
      });
      expect({ fact, isNewTold: toldAfter.includes(newFacts[fact] as string) }).toEqual({
        fact,
        isNewTold: true,
      });
    }
  });
});
