import { addressLines } from "../../../../src/domain/format/address";

it("addressLines formats an address like the lines on an envelope", () => {
  const address = {
    street: "1 Jalan Contoh",
    suburb: "Taman Contoh",
    postcode: "00000",
    city: "Bandar Contoh",
    state: "Negeri Contoh",
  };
  expect(addressLines(address)).toEqual([
    "1 Jalan Contoh",
    "Taman Contoh",
    "00000 Bandar Contoh",
    "Negeri Contoh",
  ]);
});
