import { itAccepts, itReports } from "../../../../../support/unit/mistakes";

describe("the rules for prices", () => {
  itReports([
    [
      "a member who pays more",
      "pricing",
      { "rates[0].nonMember": 8, "rates[0].member": 9 },
      "rates[0].member: expected at most the price for everybody, RM8, found RM9",
    ],
    [
      "a package that saves nothing",
      "pricing",
      { "packages[0].price": 999 },
      "packages[0].price: expected less than RM",
    ],
    [
      "a package at the price of its hours",
      "pricing",
      { "packages[0].price": 29.7 },
      "packages[0].price: expected less than RM29.70, which 3 hours at RM9.90 cost, found RM29.70.",
    ],
    [
      "a package at the price of its hours, where there is no member rate",
      "pricing",
      ({ packages }) => packages.push({ rig: "dance-floor", hours: 2, price: 44 }),
      "packages[3].price: expected less than RM44, which 2 hours at RM22 cost, found RM44.",
    ],
    [
      "a package of what has no price per hour",
      "pricing",
      ({ packages, rates }) => {
        rates.splice(
          rates.findIndex(({ rig }: { rig: string }) => rig === packages[0].rig),
          1,
        );
      },
      "has no price per hour. Add it to rates first.",
    ],
  ]);

  itAccepts([
    ["members who pay as everybody does", "pricing", { "rates[0].member": 12.5 }],
    [
      "a package that saves one sen, where there is no member rate",
      "pricing",
      ({ packages }) => packages.push({ rig: "dance-floor", hours: 2, price: 43.99 }),
    ],
  ]);
});
