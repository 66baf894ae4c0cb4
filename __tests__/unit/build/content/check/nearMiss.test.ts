import { didYouMean, nearMiss } from "../../../../../src/build/content/check/nearMiss";

describe("what somebody probably meant", () => {
  it.each([
    ["icno", ["icon", "question"], "icon"],
    ["nonmember", ["member", "nonMember"], "nonMember"],
    ["hours.rnage", ["hours.range", "hours.days"], "hours.range"],
    ["abcd", ["abxy"], "abxy"],
    ["abcd", ["axyz"], undefined],
    ["colour", ["icon", "question"], undefined],
    ["anything", [], undefined],
  ])("by %s of %j is %s", (word, candidates, meant) => {
    expect(nearMiss(word, candidates)).toBe(meant);
  });

  it("is asked, where there is such a thing", () => {
    expect(didYouMean("icno", ["icon"])).toBe(' Did you mean "icon"?');
    expect(didYouMean("colour", ["icon"])).toBe("");
  });
});
