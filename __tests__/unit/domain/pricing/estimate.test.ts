import { type Choice, estimate } from "../../../../src/domain/pricing/estimate";
import { formatPayment } from "../../../../src/domain/pricing/paymentText";

/** The prices of the owner's specification, and one that makes rounding errors. */
const prices = {
  rates: [
    { rig: { id: "pc" }, nonMember: 8, member: 6 },
    { rig: { id: "racing" }, nonMember: 15, member: 12 },
    { rig: { id: "ps5" }, nonMember: 25, member: null },
    { rig: { id: "chess" }, nonMember: 9.9, member: 8 },
  ],
  packages: [
    { rig: { id: "pc" }, hours: 3, price: 15 },
    { rig: { id: "pc" }, hours: 6, price: 26 },
    { rig: { id: "racing" }, hours: 3, price: 30 },
    { rig: { id: "racing" }, hours: 6, price: 50 },
  ],
};

const choice = (count: number, rigId: string, hours: number, isMember = false): Choice => ({
  count,
  rigId,
  hours,
  isMember,
});

describe("the price of a visit", () => {
  // Calculated by hand.
  it.each([
    [choice(1, "pc", 4), 32, "4 hours at RM8 an hour"],
    [choice(2, "pc", 4, true), 42, "3-hour package at RM15 + 1 hour at RM6 an hour: RM21 each"],
    [choice(1, "pc", 5, true), 26, "6-hour package at RM26"],
    [choice(1, "pc", 12, true), 52, "2 × 6-hour package at RM26"],
    [choice(4, "racing", 3), 180, "3 hours at RM15 an hour: RM45 each"],
    [choice(4, "racing", 3, true), 120, "3-hour package at RM30: RM30 each"],
    [choice(1, "ps5", 1, true), 25, "1 hour at RM25 an hour"],
    [choice(3, "chess", 1), 29.7, "1 hour at RM9.90 an hour: RM9.90 each"],
  ])("of %o is RM%d and is explained", (chosen, total, parts) => {
    const estimated = estimate(chosen, prices);
    expect(estimated.total).toBe(total);
    expect(formatPayment(estimated, chosen.count)).toBe(parts);
  });

  it("cannot be found for a rig without a rate", () => {
    expect(() => estimate(choice(1, "darts", 1), prices)).toThrow("No rate for the rig darts");
  });
});
