import { DataCopy } from "../../../../../support/unit/dataCopy";
import { itAccepts, itReports, itWarnsAbout, messages } from "../../../../../support/unit/mistakes";

describe("the check of prices", () => {
  itReports([
    [
      "a member rate above the non-member rate",
      "pricing",
      { "rates[0].nonMember": 8, "rates[0].member": 9 },
      "rates[0].member: RM9 is more than the RM8 for non-members. Write 8 or less.",
    ],
    [
      "a package that saves nothing",
      "pricing",
      { "packages[0].price": 999 },
      "packages[0].price: RM999 saves nothing",
    ],
    [
      "a package that costs as much as its hours",
      "pricing",
      { "packages[0].price": 29.7 },
      "packages[0].price: RM29.70 saves nothing: 3 hours at RM9.90 an hour cost RM29.70.",
    ],
    [
      "such a package for a rig without a member rate",
      "pricing",
      ({ packages }) => packages.push({ rig: "dance-floor", hours: 2, price: 44 }),
      "packages[3].price: RM44 saves nothing: 2 hours at RM22 an hour cost RM44.",
    ],
    [
      "reloads that do not rise",
      "membership",
      ({ reload: { bonuses } }) => bonuses.reverse(),
      "reload.bonuses[1].reload: RM65 comes after RM130. Put the smallest reload first.",
    ],
    [
      "the same reload twice",
      "membership",
      { "reload.bonuses[1].reload": 65 },
      "reload.bonuses[1].reload: a reload of RM65 is already in this list. Remove one of them.",
    ],
  ]);

  itWarnsAbout([
    [
      "a bonus that is larger than the reload",
      "membership",
      { "reload.bonuses[0].bonus": 65.5 },
      "reload.bonuses[0].bonus: the bonus of RM65.50 is more than the reload of RM65. Check that the two are not swapped.",
    ],
  ]);

  it("reports an unknown rig only once", async () => {
    const copy = new DataCopy().change("pricing.json", ({ packages }) => {
      packages[0].rig = "trampoline";
    });
    expect(await messages(copy)).toEqual([
      expect.stringContaining('"trampoline" is not the id of a rig in data/rigs.json.'),
    ]);
    copy.remove();
  });

  it("reports a rig without an hourly rate, but not the texts that mention the rate", async () => {
    const copy = new DataCopy().change("pricing.json", ({ rates }) => rates.shift());
    expect(await messages(copy)).toEqual([
      expect.stringMatching(
        /^data\/rigs\.json:\d+:\d+ rigs\[0\]\.id: the rig "pinball" has no hourly rate\. Add an entry for it to rates in data\/pricing\.json\.$/,
      ),
    ]);
    copy.remove();
  });

  it("reports a misspelt rig in a rate, but not the rig without a rate", async () => {
    const copy = new DataCopy().change("pricing.json", ({ rates }) => {
      rates[0].rig = "pin ball";
    });
    expect(await messages(copy)).toEqual([
      expect.stringContaining(
        'rates[0].rig: "pin ball" is not the id of a rig in data/rigs.json. Did you mean "pinball"?',
      ),
    ]);
    copy.remove();
  });

  itAccepts([
    ["a bonus as large as the reload", "membership", { "reload.bonuses[0].bonus": 65 }],
    ["a member rate that equals the non-member rate", "pricing", { "rates[0].member": 12.5 }],
    [
      "a package that saves one sen, for a rig without a member rate",
      "pricing",
      ({ packages }) => packages.push({ rig: "dance-floor", hours: 2, price: 43.99 }),
    ],
  ]);
});
