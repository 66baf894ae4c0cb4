import type { OpenState } from "../../src/hours/openState";
import { dateInWords, openStateInWords } from "../../src/hours/openStateInWords";

const closedFor = (minutesUntil: number): OpenState => ({
  isOpen: false,
  opens: "12:00",
  date: "2027-02-06",
  minutesUntil,
});

describe("whether the venue is open, in words", () => {
  it.each<[OpenState, string]>([
    [{ isOpen: true, closes: "02:00" }, "Open until 2:00 AM"],
    [closedFor(200), "Opens at 12:00 PM, in 3 h 20 min"],
    [closedFor(180), "Opens at 12:00 PM, in 3 h"],
    [closedFor(1), "Opens at 12:00 PM, in 1 min"],
    [closedFor(1440), "Opens 6 February at 12:00 PM"],
  ])("%j", (state, words) => {
    expect(openStateInWords(state)).toBe(words);
  });

  it("names a date without its year", () => {
    expect(dateInWords("2026-12-31")).toBe("31 December");
    expect(dateInWords("2027-01-02")).toBe("2 January");
  });
});
