import { slug } from "../../../../src/domain/format/slug";

describe("slug", () => {
  it.each([
    ["When are you open?", "when-are-you-open"],
    ["  What's on: PS5 & PC?! ", "whats-on-ps5-pc"],
    ["Buka sampai 2 pagi?", "buka-sampai-2-pagi"],
    ["几点关门？", "几点关门"],
    ["எப்போது திறக்கும்?", "எப்போது-திறக்கும்"],
  ])('turns "%s" into %s', (text, address) => {
    expect(slug(text)).toBe(address);
  });

  it("is the same for composed and decomposed characters", () => {
    expect(slug("Cafe\u0301")).toBe(slug("Caf\u00E9"));
  });

  it("is empty for a text without letters and digits", () => {
    expect(slug("🎮?!")).toBe("");
  });
});
