import { fillPlaceholders, placeholderNames } from "../../../../src/build/content/placeholders";

const facts = { "hours.range": "12:00 PM-2:00 AM", "site.name": "Midnight Lobby" };

describe("placeholders in a text", () => {
  it("are filled with the facts that they name", () => {
    expect(fillPlaceholders("{site.name}: {hours.range}.", facts)).toBe(
      "Midnight Lobby: 12:00 PM-2:00 AM.",
    );
  });

  it("leave a text without them as it is", () => {
    expect(fillPlaceholders("See you tonight", facts)).toBe("See you tonight");
  });

  it("are never filled with what a fact's name does not have", () => {
    expect(() => fillPlaceholders("{hours.rnage}", facts)).toThrow("{hours.rnage}");
    expect(() => fillPlaceholders("{}", facts)).toThrow("{}");
  });

  it("can be listed", () => {
    expect(placeholderNames("{a.b} and {c}, not { }")).toEqual(["a.b", "c", " "]);
  });
});
