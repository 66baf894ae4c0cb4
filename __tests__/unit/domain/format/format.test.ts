import { addressLines } from "../../../../src/domain/format/address";
import { formatFreeHours, formatHours } from "../../../../src/domain/format/count";
import { joinWithAnd, joinWithOr } from "../../../../src/domain/format/list";
import { phoneDigits } from "../../../../src/domain/format/phone";
import { formatRinggit } from "../../../../src/domain/format/ringgit";

it("facts are written as people write them", () => {
  expect([1, 3].map(formatHours)).toEqual(["1 hour", "3 hours"]);
  expect([1, 2].map(formatFreeHours)).toEqual(["1 free hour", "2 free hours"]);
  // The result of 5.1 - 1.1 is a little less than 4.
  expect([8, 100, 7.5, 5.1 - 1.1].map(formatRinggit)).toEqual(["RM8", "RM100", "RM7.50", "RM4"]);
  expect([[], ["A"], ["A", "B"], ["A", "B", "C"]].map(joinWithAnd)).toEqual([
    "",
    "A",
    "A and B",
    "A, B and C",
  ]);
  expect(joinWithOr(["one", "two", "three"])).toBe("one, two or three");
  expect(phoneDigits("+60 12-000 0000")).toBe("60120000000");
  const address = { street: "1 Jalan", suburb: "Taman", postcode: "00000", city: "C", state: "S" };
  expect(addressLines(address)).toEqual(["1 Jalan", "Taman", "00000 C", "S"]);
});
