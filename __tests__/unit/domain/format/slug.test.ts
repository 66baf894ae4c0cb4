import { slug } from "../../../../src/domain/format/slug";

describe("a text as part of an address", () => {
  it.each([
    ["When are you open?", "when-are-you-open"],
    ["  What's on: PS5 & PC?! ", "whats-on-ps5-pc"],
    ["Buka sampai 2 pagi?", "buka-sampai-2-pagi"],
    ["几点关门？", "几点关门"],
    ["எப்போது திறக்கும்?", "எப்போது-திறக்கும்"],
  ])("%s becomes %s", (text, address) => {
    expect(slug(text)).toBe(address);
  });

  it("is the same however a keyboard composes its letters", () => {
    expect(slug("Cafe\u0301")).toBe(slug("Caf\u00E9"));
  });

  it("is empty where there is neither letter nor digit", () => {
    expect(slug("🎮?!")).toBe("");
  });
});
