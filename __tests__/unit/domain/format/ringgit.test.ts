import { formatRinggit } from "../../../../src/domain/format/ringgit";

describe("formatRinggit", () => {
  it.each([
    [8, "RM8"],
    [100, "RM100"],
    [7.5, "RM7.50"],
  ])("writes %d as %s", (amount, text) => {
    expect(formatRinggit(amount)).toBe(text);
  });
});
