import { estimate, type Prices } from "../../../../src/domain/pricing/estimate";

const pc: Prices = {
  nonMember: 8,
  member: 6,
  packages: [
    { hours: 3, price: 15 },
    { hours: 6, price: 26 },
  ],
  registrationFee: 50,
  reloadBonuses: [{ reload: 100, bonus: 15 }],
};
const ps5: Prices = { ...pc, nonMember: 25, member: null, packages: [] };

describe("an estimate", () => {
  it("of 4 hours of PC gaming is RM32, or RM15 + RM6 for members", () => {
    expect(estimate(4, false, pc)).toEqual({
      plan: { hourly: { hours: 4, price: 32 }, packages: [], price: 32 },
      memberPrice: 21,
      memberSaving: 11,
      visitsToEarnFee: 5,
      reloads: [{ reload: 100, bonus: 15, visits: 5 }],
    });
    expect(estimate(4, true, pc).plan).toEqual({
      hourly: { hours: 1, price: 6 },
      packages: [{ hours: 3, price: 15, count: 1 }],
      price: 21,
    });
  });

  it("of 2.5 hours of PC gaming is RM15 for members with a 3-hour package, which saves RM5", () => {
    const { plan, memberSaving, visitsToEarnFee } = estimate(2.5, true, pc);
    expect(plan).toMatchObject({ price: 15 });
    expect(memberSaving).toBe(5);
    expect(visitsToEarnFee).toBe(10);
  });

  it("includes packages for members only", () => {
    expect(estimate(6, false, pc).plan).toMatchObject({ packages: [], price: 48 });
  });

  it("has no saving for members of a rig without a member rate", () => {
    for (const isMember of [true, false]) {
      expect(estimate(2, isMember, ps5)).toMatchObject({
        plan: { price: 50 },
        memberSaving: null,
        visitsToEarnFee: null,
      });
    }
  });
});
