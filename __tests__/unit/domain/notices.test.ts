import { unfinishedNotices } from "../../../src/domain/notices";
import { timeOf } from "../../../src/domain/time/venueTime";

it("notices that have finished are left out, and the newest of the others comes first", () => {
  const over = { from: "2026-11-01 00:00", until: "2026-12-01 12:00" };
  const first = { from: "2026-11-01 00:00", until: "2026-12-24 00:00" };
  const second = { from: "2026-12-20 00:00", until: "2026-12-24 00:00" };
  const now = timeOf("2026-12-01 12:00");
  expect(unfinishedNotices([over, first, second], now)).toEqual([second, first]);
});
