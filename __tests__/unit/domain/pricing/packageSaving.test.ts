import { packageSaving } from "../../../../src/domain/pricing/packageSaving";

it("packageSaving is the hourly price minus the package price", () => {
  expect(packageSaving({ hours: 3, price: 15 }, 6)).toBe(3);
  expect(packageSaving({ hours: 6, price: 50 }, 12)).toBe(22);
});

it("packageSaving is exactly 0 if both prices are the same", () => {
  expect(packageSaving({ hours: 3, price: 29.7 }, 9.9)).toBe(0);
});
