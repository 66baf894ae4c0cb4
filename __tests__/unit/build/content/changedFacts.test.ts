import { cleanup } from "@testing-library/react";
import { Helmet } from "react-helmet";
import { collectFacts } from "../../../../src/build/content/facts";
import type { Content } from "../../../../src/build/content/schema";
import { routes } from "../../../../src/domain/routes";
import type { Change } from "../../../support/unit/change";
import { renderPage } from "../../../support/unit/renderPage";
import { changedFiles, dataFiles, facts } from "../../../support/unit/siteContent";

/** Returns everything that all pages show to visitors and to search engines. */
async function allOutput(content: Content): Promise<string> {
  const outputs: string[] = [];
  for (const pathname of routes) {
    const { container } = await renderPage(pathname, content);
    outputs.push(container.innerHTML, `${container.textContent}`, JSON.stringify(Helmet.peek()));
    cleanup();
  }
  return outputs.join("\n");
}

describe("a fact that an editor changes", () => {
  let outputBefore = "";
  beforeAll(async () => {
    outputBefore = await allOutput(dataFiles);
  });

  it.each<[string, Change<Content>]>([
    ["the venue's name", { "site.name": "Bilik Main" }],
    ["the opening time", { "site.hours.opens": "09:45" }],
    ["the closing time", { "site.hours.closes": "03:15" }],
    ["the days", { "site.hours.days": "Friday-Sunday" }],
    ["the phone", { "site.contact.phone": "+60 19-876 5432" }],
    ["the e-mail address", { "site.contact.email": "main@bilik.example" }],
    ["the street", { "site.address.street": "77 Lorong Baru" }],
    ["the suburb", { "site.address.suburb": "Taman Baru" }],
    ["the city", { "site.address.city": "Kota Baru" }],
    ["a non-member rate", { "pricing.rates[0].nonMember": 411 }],
    ["a member rate", { "pricing.rates[0].member": 10.1 }],
    ["a package", { "pricing.packages[0].price": 19.2 }],
    ["the fee", { "membership.registration.fee": 321 }],
    ["a reload bonus", { "membership.reload.bonuses[0]": { reload: 211, bonus: 17.3 } }],
    [
      "another reload bonus",
      ({ membership }) => membership.reload.bonuses.push({ reload: 777, bonus: 88 }),
    ],
    [
      "another rig",
      ({ rigs, pricing }) => {
        const added = { id: "added", name: "Added", shortName: "Added", nameInText: "added rig" };
        rigs.rigs.push({ ...(rigs.rigs[1] as Content["rigs"]["rigs"][0]), ...added });
        pricing.rates.push({ rig: "added", nonMember: 71, member: 62, note: null });
      },
    ],
    ["a rig's specs", { "rigs.rigs[0].specs": ["A new thing"] }],
    [
      "a rig's name",
      {
        "rigs.rigs[1].name": "A Renamed Rig",
        "rigs.rigs[1].shortName": "Renamed",
        "rigs.rigs[1].nameInText": "renamed rig",
      },
    ],
    ["an event's title", { "events.events[0].title": "Another Feast" }],
    [
      "the form service",
      {
        "site.inquiry.service": { name: "Kites", host: "letters.test", country: "Tanah Baru" },
      },
    ],
    ["the name of the chat link", { "site.links.chat.label": "Signal" }],
  ])("changes on every page: %s", async (_what, change) => {
    const after = changedFiles(change);
    const newFacts = collectFacts(after);
    const changed = Object.keys(facts).filter((fact) => newFacts[fact] !== facts[fact]);
    const shown = changed.filter((fact) => outputBefore.includes(facts[fact] as string));
    expect(shown).not.toEqual([]);

    const outputAfter = await allOutput(after);
    expect(shown.filter((fact) => outputAfter.includes(facts[fact] as string))).toEqual([]);
    expect(shown.filter((fact) => !outputAfter.includes(newFacts[fact] as string))).toEqual([]);
  });
});
