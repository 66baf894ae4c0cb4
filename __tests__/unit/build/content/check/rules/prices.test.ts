import { DataCopy } from "../../../../../support/unit/dataCopy";
import { itAccepts, itReports, messages } from "../../../../../support/unit/mistakes";

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
      "a package for a rig without an hourly rate",
      "pricing",
      ({ packages, rates }) => {
        rates.splice(
          rates.findIndex(({ rig }: { rig: string }) => rig === packages[0].rig),
          1,
        );
      },
      "has no hourly rate. Add an entry for it to rates.",
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

  itAccepts([
    ["a member rate that equals the non-member rate", "pricing", { "rates[0].member": 12.5 }],
    [
      "a package that saves one sen, for a rig without a member rate",
      "pricing",
      ({ packages }) => packages.push({ rig: "dance-floor", hours: 2, price: 43.99 }),
    ],
  ]);
});
