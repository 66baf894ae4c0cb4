import { fillPlaceholders, placeholderNames } from "../../../../src/build/content/placeholders";

const facts = { "hours.range": "12:00 PM-2:00 AM", "site.name": "Midnight Lobby" };

describe("placeholders in a text", () => {
  it("are replaced by their facts", () => {
    expect(fillPlaceholders("{site.name}: {hours.range}.", facts)).toBe(
      "Midnight Lobby: 12:00 PM-2:00 AM.",
    );
  });

  it("do not change a text that has none", () => {
    expect(fillPlaceholders("See you tonight", facts)).toBe("See you tonight");
  });

  it("throw if no fact has their name", () => {
    expect(() => fillPlaceholders("{hours.rnage}", facts)).toThrow("{hours.rnage}");
    expect(() => fillPlaceholders("{}", facts)).toThrow("{}");
  });

  it("are listed by name", () => {
    expect(placeholderNames("{a.b} and {c}, not { }")).toEqual(["a.b", "c", " "]);
  });
});
