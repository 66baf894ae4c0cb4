import { nearMiss } from "../../../src/content/nearMiss";

describe("the guess for a misspelt word", () => {
  it.each([
    ["icno", ["icon", "question"], "icon"],
    ["nonmember", ["member", "nonMember"], "nonMember"],
    ["hours.rnage", ["hours.range", "hours.days"], "hours.range"],
    ["wheels", ["wheeled", "wheel"], "wheel"],
    ["cart", ["card"], "card"],
    ["cash", ["card"], undefined],
    ["coin", ["pin"], undefined],
    ["colour", ["icon", "question"], undefined],
    ["photos/rigs/pc-gaming.png", ["photos/rigs/pc-gaming.jpg"], "photos/rigs/pc-gaming.jpg"],
    ["photos/rig/pinball.jpg", ["photos/rigs/pinball.jpg"], "photos/rigs/pinball.jpg"],
    ["photos/home/hero-wide.jpg", ["photos/home/hero-tall.jpg"], undefined],
    ["rigs.playstation-5.shortName", ["rigs.pc-gaming.shortName"], undefined],
    ["rates.pc-gaming", ["rates.pc-gaming.member"], undefined],
  ])("%s among %j is %s", (word, candidates, meant) => {
    expect(nearMiss(word, candidates)).toBe(meant);
  });
});
