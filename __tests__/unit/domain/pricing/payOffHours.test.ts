import { payOffHours } from "../../../../src/domain/pricing/payOffHours";

const packages = [
  { hours: 3, price: 15 },
  { hours: 6, price: 26 },
];

describe("the hours from which a package pays off", () => {
  it("are those from which the cheapest plan has it", () => {
    // 3 hours cost RM18, and 5 hours RM15 + RM12.
    expect(payOffHours(6, packages)).toEqual([3, 5]);
  });

  it("are none without packages, or for one that is too expensive", () => {
    expect(payOffHours(6, [])).toEqual([]);
    expect(payOffHours(6, [{ hours: 3, price: 18 }])).toEqual([]);
  });
});
