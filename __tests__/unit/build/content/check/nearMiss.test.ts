import { didYouMean, nearMiss } from "../../../../../src/build/content/check/nearMiss";

describe("the guess for a misspelt word", () => {
  it.each([
    ["icno", ["icon", "question"], "icon"],
    ["nonmember", ["member", "nonMember"], "nonMember"],
    ["hours.rnage", ["hours.range", "hours.days"], "hours.range"],
    ["cart", ["card"], "card"],
    ["coin", ["pin"], undefined],
    ["cash", ["card"], undefined],
    ["photos/rigs/pc-gaming.png", ["photos/rigs/pc-gaming.jpg"], "photos/rigs/pc-gaming.jpg"],
    ["photos/rig/pinball.jpg", ["photos/rigs/pinball.jpg"], "photos/rigs/pinball.jpg"],
    ["photos/community/sofa-duo.jpg", ["photos/community/front-door.jpg"], undefined],
    ["photos/home/hero-wide.jpg", ["photos/home/hero-tall.jpg"], undefined],
    ["rigs.playstation-5.shortName", ["rigs.pc-gaming.shortName"], undefined],
    ["rigs.racing-simulator.nameInText", ["rates.racing-simulator.nonMember"], undefined],
    ["rates.pc-gaming", ["rates.pc-gaming.member"], undefined],
    ["wheels", ["wheeled", "wheel"], "wheel"],
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
