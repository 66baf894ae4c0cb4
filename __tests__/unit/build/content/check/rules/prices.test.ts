import { itTellsOf } from "../../../../../support/unit/mistakes";

describe("the rules for prices", () => {
  itTellsOf([
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
});
