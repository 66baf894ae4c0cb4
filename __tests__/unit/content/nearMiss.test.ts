import { nearMiss } from "../../../src/content/nearMiss";

describe("the guess for a misspelt word", () => {
  it.each([
    ["icno", ["icon", "question"], "icon"],
    ["nonmember", ["member", "nonMember"], "nonMember"],
    ["hours.rnage", ["hours.range", "hours.days"], "hours.range"],
    ["wheels", ["wheeled", "wheel"], "wheel"],
    ["colour", ["icon", "question"], undefined],
    ["photos/rigs/pc-gaming.png", ["photos/rigs/pc-gaming.jpg"], "photos/rigs/pc-gaming.jpg"],
    ["photos/home/hero-wide.jpg", ["photos/home/hero-tall.jpg"], undefined],
  ])("%s among %j is %s", (word, candidates, meant) => {
    expect(nearMiss(word, candidates)).toBe(meant);
  });
});
