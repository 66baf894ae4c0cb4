import fc from "fast-check";
import { estimateVisit, type PriceList } from "../../../../src/domain/pricing/estimateVisit";
import type { Line } from "../../../../src/domain/pricing/visit";
import { bruteForce } from "../../../support/unit/bruteForce";

const forRig = (id: string) => ({ rig: { id } });

/** The prices of the owner's specification. */
const prices: PriceList = {
  rates: [
    { ...forRig("pc"), nonMember: 8, member: 6 },
    { ...forRig("racing"), nonMember: 15, member: 12 },
    { ...forRig("ps5"), nonMember: 25, member: null },
  ],
  packages: [
    { ...forRig("pc"), hours: 3, price: 15 },
    { ...forRig("pc"), hours: 6, price: 26 },
    { ...forRig("racing"), hours: 3, price: 30 },
    { ...forRig("racing"), hours: 6, price: 50 },
  ],
  registration: { fee: 50 },
  birthday: {
    choices: [
      { ...forRig("ps5"), freeHours: 1 },
      { ...forRig("racing"), freeHours: 2 },
      { ...forRig("pc"), freeHours: 3 },
    ],
  },
};

const line = (people: number, rigId: string, hours: number, isMember = false): Line => ({
  people,
  rigId,
  hours,
  isMember,
});

const estimate = (lines: Line[], isBirthday = false) =>
  estimateVisit({ lines, isBirthday }, prices);

/** Returns what one person pays, from all combinations of packages and hours. */
function lowestPrice({ rigId, hours, isMember }: Line, { rates, packages }: PriceList): number {
  const rate = rates.find(({ rig }) => rig.id === rigId);
  if (!rate) throw new Error(rigId);
  const offers = packages.filter(({ rig }) => isMember && rig.id === rigId);
  return bruteForce(hours, (isMember ? rate.member : null) ?? rate.nonMember, offers);
}

const allHours = Array.from({ length: 48 }, (_, index) => (index + 1) / 2);
const everyLine = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].flatMap((people) =>
  ["pc", "racing", "ps5"].flatMap((rigId) =>
    allHours.flatMap((hours) =>
      [false, true].map((isMember) => line(people, rigId, hours, isMember)),
    ),
  ),
);

const anyLine = fc.constantFrom(...everyLine);
const anyLines = fc.array(anyLine, { minLength: 1, maxLength: 4 });

describe("the price of a visit", () => {
  it("is the lowest of all combinations, for all people, services and hours up to 24", () => {
    const wrong = everyLine.filter(
      (each) => estimate([each]).price !== lowestPrice(each, prices) * each.people,
    );
    expect(everyLine).toHaveLength(12 * 3 * 48 * 2);
    expect(wrong).toEqual([]);
  });

  it("is the sum of what all people of a group pay", () => {
    fc.assert(
      fc.property(anyLines, (lines) => {
        const { price, people } = estimate(lines);
        expect(price).toBe(
          lines.reduce((sum, each) => sum + each.people * lowestPrice(each, prices), 0),
        );
        expect(people).toBe(lines.reduce((sum, each) => sum + each.people, 0));
      }),
      { seed: 1 },
    );
  });

  it("has no rounding errors with sen", () => {
    const withSen = { ...prices, rates: [{ ...forRig("pc"), nonMember: 7.35, member: 6.15 }] };
    const lines = [line(3, "pc", 1.5), line(2, "pc", 0.5)];
    // 3 × RM11.03 (11.025, rounded) + 2 × RM3.68 (3.675, rounded).
    expect(estimateVisit({ lines, isBirthday: false }, withSen)).toMatchObject({
      price: 40.45,
      pricePerPerson: 8.09,
    });
  });

  it("cannot be found for a rig without a rate", () => {
    expect(() => estimate([line(1, "chess", 1)])).toThrow("No rate for the rig chess");
  });
});

describe("worked examples, calculated by hand:", () => {
  it("one guest, 4 hours of PC gaming: 4 × RM8", () => {
    expect(estimate([line(1, "pc", 4)])).toMatchObject({ price: 32, gifts: [] });
  });

  it("one member, 4 hours of PC gaming: RM15 + RM6, RM11 less than RM32", () => {
    expect(estimate([line(1, "pc", 4, true)])).toMatchObject({
      price: 21,
      membership: { people: 1, saving: 11, visitsToEarnFee: 5 },
    });
  });

  it("four guests, 3 hours of racing: 4 × RM45; as members 4 × RM30, so 4 fees last 4 visits", () => {
    expect(estimate([line(4, "racing", 3)])).toMatchObject({
      price: 180,
      pricePerPerson: 45,
      membership: { people: 4, saving: 60, visitsToEarnFee: 4 },
    });
  });

  it("two members on PCs for 5.5 hours and one guest on PS5 for 1.5: 2 × RM26 + RM37.50", () => {
    expect(estimate([line(2, "pc", 5.5, true), line(1, "ps5", 1.5)])).toMatchObject({
      lines: [{ price: 52 }, { price: 37.5 }],
      people: 3,
      price: 89.5,
      pricePerPerson: 29.83,
      membership: null,
    });
  });

  it("a birthday with three services: an hour of PS5 saves RM25, more than RM18 and RM15", () => {
    const lines = [line(2, "pc", 3, true), line(2, "racing", 3, true), line(1, "ps5", 2, true)];
    expect(estimate(lines, true)).toMatchObject({
      price: 115,
      gifts: [
        { rigId: "ps5", freeHours: 1, saving: 25 },
        { rigId: "racing", freeHours: 2, saving: 18 },
        { rigId: "pc", freeHours: 3, saving: 15 },
      ],
    });
  });
});

describe("a birthday gift", () => {
  it("takes off what saves most, for any group", () => {
    fc.assert(
      fc.property(anyLines, (lines) => {
        const savings = lines
          .filter(({ isMember }) => isMember)
          .map((each) => {
            const gift = prices.birthday.choices.find(({ rig }) => rig.id === each.rigId);
            const hours = Math.max(0, each.hours - (gift?.freeHours ?? 0));
            return lowestPrice(each, prices) - lowestPrice({ ...each, hours }, prices);
          });
        const before = estimate(lines).price;
        expect(before - estimate(lines, true).price).toBe(Math.max(0, ...savings));
      }),
      { seed: 3 },
    );
  });
});

describe("what membership changes", () => {
  it("is nothing for a service without a member rate", () => {
    expect(estimate([line(2, "ps5", 2)]).membership).toBeNull();
    expect(estimate([line(2, "ps5", 2, true)]).membership).toBeNull();
  });

  it("counts only guests who would save, if there are members, too", () => {
    const lines = [line(2, "pc", 2), line(3, "ps5", 2), line(1, "racing", 3, true)];
    expect(estimate(lines).membership).toEqual({ people: 2, saving: 8, visitsToEarnFee: 13 });
  });
});
