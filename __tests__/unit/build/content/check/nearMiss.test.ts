import { didYouMean, nearMiss } from "../../../../../src/build/content/check/nearMiss";

describe("the guess for a misspelt word", () => {
  it.each([
    ["icno", ["icon", "question"], "icon"],
    ["nonmember", ["member", "nonMember"], "nonMember"],
    ["hours.rnage", ["hours.range", "hours.days"], "hours.range"],
    ["abcd", ["abxy"], "abxy"],
    ["abcd", ["axyz"], undefined],
    ["colour", ["icon", "question"], undefined],
    ["anything", [], undefined],
  ])("%s among %j is %s", (word, candidates, meant) => {
    expect(nearMiss(word, candidates)).toBe(meant);
  });

  it("becomes a question, if there is one", () => {
    expect(didYouMean("icno", ["icon"])).toBe(' Did you mean "icon"?');
    expect(didYouMean("colour", ["icon"])).toBe("");
  });
});
