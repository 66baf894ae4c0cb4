import fc from "fast-check";
import { estimateVisit, type PriceList } from "../../../../src/domain/pricing/estimateVisit";
import { type Line, MAX_COUNT, MAX_HOURS } from "../../../../src/domain/pricing/visit";
import { bruteForce } from "../../../support/unit/bruteForce";

const rig = (id: string) => ({
  id,
  shortName: id,
  nameInText: id,
  isReservable: false,
  unit: { one: id, many: `${id}s` },
});

/** The prices of the owner's specification. */
const prices: PriceList = {
  rates: [
    { rig: rig("pc"), nonMember: 8, member: 6 },
    { rig: rig("racing"), nonMember: 15, member: 12 },
    { rig: rig("ps5"), nonMember: 25, member: null },
  ],
  packages: [
    { rig: rig("pc"), hours: 3, price: 15 },
    { rig: rig("pc"), hours: 6, price: 26 },
    { rig: rig("racing"), hours: 3, price: 30 },
    { rig: rig("racing"), hours: 6, price: 50 },
  ],
};

const line = (count: number, rigId: string, hours: number, isMember = false): Line => ({
  count,
  rigId,
  hours,
  isMember,
});

const estimate = (lines: Line[], people = 1) => estimateVisit({ lines, people }, prices);

/** Returns the price of one rig, from all combinations of packages and hours. */
function lowestPrice({ rigId, hours, isMember }: Line, { rates, packages }: PriceList): number {
  const rate = rates.find(({ rig }) => rig.id === rigId);
  if (!rate) throw new Error(rigId);
  const offers = packages.filter(({ rig }) => isMember && rig.id === rigId);
  return bruteForce(hours, (isMember ? rate.member : null) ?? rate.nonMember, offers);
}

const numbersTo = (max: number) => Array.from({ length: max }, (_, index) => index + 1);
const everyLine = numbersTo(MAX_COUNT).flatMap((count) =>
  ["pc", "racing", "ps5"].flatMap((rigId) =>
    numbersTo(MAX_HOURS).flatMap((hours) =>
      [false, true].map((isMember) => line(count, rigId, hours, isMember)),
    ),
  ),
);

const anyLines = fc.array(fc.constantFrom(...everyLine), { minLength: 1, maxLength: 4 });
const anyPeople = fc.integer({ min: 1, max: MAX_COUNT });

describe("the price of a visit", () => {
  it("is the lowest of all combinations, for every line that can be chosen", () => {
    const wrong = everyLine.filter(
      (each) => estimate([each]).price !== lowestPrice(each, prices) * each.count,
    );
    expect(everyLine).toHaveLength(12 * 3 * 12 * 2);
    expect(wrong).toEqual([]);
  });

  it("is the sum of what all rigs cost, however many people split it", () => {
    fc.assert(
      fc.property(anyLines, anyPeople, (lines, people) => {
        const { price, pricePerPerson } = estimate(lines, people);
        expect(price).toBe(
          lines.reduce((sum, each) => sum + each.count * lowestPrice(each, prices), 0),
        );
        expect(pricePerPerson).toBe(Math.round((price / people) * 100) / 100);
      }),
      { seed: 1 },
    );
  });

  it("has no rounding errors with sen", () => {
    const withSen = { ...prices, rates: [{ rig: rig("pc"), nonMember: 7.35, member: 6.15 }] };
    const lines = [line(3, "pc", 3), line(2, "pc", 1)];
    // 3 × RM22.05 + 2 × RM7.35.
    expect(estimateVisit({ lines, people: 4 }, withSen)).toMatchObject({
      price: 80.85,
      pricePerPerson: 20.21,
    });
  });

  it("cannot be found for a rig without a rate", () => {
    expect(() => estimate([line(1, "chess", 1)])).toThrow("No rate for the rig chess");
  });
});

describe("worked examples, calculated by hand:", () => {
  it("4 hours of PC gaming: 4 × RM8", () => {
    expect(estimate([line(1, "pc", 4)])).toMatchObject({ price: 32 });
  });

  it("one member, 4 hours of PC gaming: RM15 + RM6, RM11 less than RM32", () => {
    expect(estimate([line(1, "pc", 4, true)])).toMatchObject({ price: 21, membershipSaving: 11 });
  });

  it("four simulators for 3 hours: 4 × RM45, and 4 × RM30 for members", () => {
    expect(estimate([line(4, "racing", 3)])).toMatchObject({ price: 180, membershipSaving: 60 });
  });

  it("four friends on one PS5 for 2 hours: RM50, RM12.50 per person", () => {
    expect(estimate([line(1, "ps5", 2)], 4)).toMatchObject({
      price: 50,
      pricePerPerson: 12.5,
      membershipSaving: 0,
    });
  });

  it("two member PCs for 5 hours and a PS5 for 2, split between 3: 2 × RM26 + RM50", () => {
    expect(estimate([line(2, "pc", 5, true), line(1, "ps5", 2)], 3)).toMatchObject({
      lines: [{ price: 52 }, { price: 50 }],
      rigCount: 3,
      price: 102,
      pricePerPerson: 34,
      membershipSaving: 0,
    });
  });
});

describe("what membership changes", () => {
  it("is nothing for a rig without a member rate", () => {
    expect(estimate([line(2, "ps5", 2)]).membershipSaving).toBe(0);
    expect(estimate([line(2, "ps5", 2, true)]).membershipSaving).toBe(0);
  });

  it("counts only lines without membership, if others have it", () => {
    const lines = [line(2, "pc", 2), line(3, "ps5", 2), line(1, "racing", 3, true)];
    expect(estimate(lines).membershipSaving).toBe(8);
  });
});
