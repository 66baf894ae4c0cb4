import { cleanup } from "@testing-library/react";
import { Helmet } from "react-helmet";
import { collectFacts } from "../../../src/content/facts";
import { notedLeaves } from "../../../src/content/rules/leaves";
import type { Content } from "../../../src/content/schema";
import { routes } from "../../../src/domain/routes";
import { changedFiles, dataFiles, facts, filled } from "../../support/fixture";
import { renderPage } from "../../support/unit/renderPage";

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

const lettersOf = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, "");

it("every text, link and photo of the data is on a page, with placeholders filled", async () => {
  // Notices are there for some days only.
  const others = notedLeaves(dataFiles).filter(({ name }) => name !== "notices");
  const values = others
    .filter(({ note: { kind } }) => /text|alt|link|photo|drawing/i.test(kind))
    .map(({ value }) => filled(value))
    // The pages fill in the messages for the chat.
    .filter((text) => !/\[(rigs|event)\]/.test(text));
  expect(values.length).toBeGreaterThan(200);
  const output = lettersOf(await allOutput(dataFiles));
  expect(values.filter((value) => !output.includes(lettersOf(value)))).toEqual([]);
});

it("a fact that an editor changes or adds is changed or added on every page", async () => {
  const added = { id: "added", name: "Added", shortName: "Added", nameInText: "added rig" };
  const after = changedFiles({
    "site.name": "Bilik Main",
    "site.hours.opens": "09:45",
    "site.hours.closes": "03:15",
    "site.hours.days": "Friday-Sunday",
    "site.contact.phone": "+60 19-876 5432",
    "site.contact.email": "main@bilik.example",
    "site.address.street": "77 Lorong Baru",
    "site.address.suburb": "Taman Baru",
    "site.address.city": "Kota Baru",
    "site.inquiry.service": { name: "Kites", host: "letters.test", country: "Tanah Baru" },
    "site.links.chat.label": "Signal",
    "pricing.rates[0].nonMember": 411,
    "pricing.rates[0].member": 10.1,
    "pricing.rates[4]": { rig: "added", nonMember: 71, member: 62, note: null },
    "pricing.packages[0].price": 19.2,
    "membership.registration.fee": 321,
    "membership.reload.bonuses[0]": { reload: 211, bonus: 17.3 },
    "membership.reload.bonuses[2]": { reload: 777, bonus: 88 },
    "rigs.rigs[0].specs": ["A new thing"],
    "rigs.rigs[1].name": "A Renamed Rig",
    "rigs.rigs[1].shortName": "Renamed",
    "rigs.rigs[1].nameInText": "renamed rig",
    "rigs.rigs[4]": { ...dataFiles.rigs.rigs[1], ...added },
    "events.events[0].title": "Another Feast",
  });
  const newFacts = collectFacts(after);
  // The facts with `.lines` have the same entries as those without.
  const names = Object.keys(facts).filter((fact) => !fact.endsWith(".lines"));
  const changed = names.filter((fact) => newFacts[fact] !== facts[fact]);
  const before = await allOutput(dataFiles);
  expect(changed.filter((fact) => !before.includes(facts[fact] as string))).toEqual([]);

  const output = await allOutput(after);
  expect(changed.filter((fact) => output.includes(facts[fact] as string))).toEqual([]);
  expect(changed.filter((fact) => !output.includes(newFacts[fact] as string))).toEqual([]);
});
