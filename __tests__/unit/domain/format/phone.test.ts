import { phoneDigits } from "../../../../src/domain/format/phone";

it("phoneDigits keeps only the digits of a phone number", () => {
  expect(phoneDigits("+60 12-000 0000")).toBe("60120000000");
});
