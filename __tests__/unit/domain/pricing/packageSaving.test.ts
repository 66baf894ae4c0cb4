import { packageSaving } from "../../../../src/domain/pricing/packageSaving";

it("a package saves what its hours would cost beyond its price", () => {
  expect(packageSaving({ hours: 3, price: 15 }, 6)).toBe(3);
  expect(packageSaving({ hours: 6, price: 50 }, 12)).toBe(22);
});

it("a package at the price of its hours saves nothing, not even a fraction of a sen", () => {
  expect(packageSaving({ hours: 3, price: 29.7 }, 9.9)).toBe(0);
});
