import { timeOf } from "../../../src/domain/time/venueTime";
import { withoutPastNotices } from "../../../src/domain/notices";

it("notices that are over are left out, and the newest of the others comes first", () => {
  const over = { from: "2026-11-01 00:00", until: "2026-12-01 12:00" };
  const first = { from: "2026-11-01 00:00", until: "2026-12-24 00:00" };
  const second = { from: "2026-12-20 00:00", until: "2026-12-24 00:00" };
  const now = timeOf("2026-12-01 12:00");
  expect(withoutPastNotices([over, first, second], now)).toEqual([second, first]);
});
