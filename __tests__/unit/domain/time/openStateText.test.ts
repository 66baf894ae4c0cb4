import type { OpenState } from "../../../../src/domain/time/openState";
import { formatOpenState } from "../../../../src/domain/time/openStateText";

const closedFor = (minutesUntil: number): OpenState => ({
  isOpen: false,
  opens: "12:00",
  date: "2027-02-06",
  minutesUntil,
});

it.each<[OpenState, string]>([
  [{ isOpen: true, closes: "02:00" }, "Open until 2:00 AM"],
  [closedFor(200), "Opens at 12:00 PM, in 3\u00a0h\u00a020\u00a0min"],
  [closedFor(180), "Opens at 12:00 PM, in 3\u00a0h"],
  [closedFor(1), "Opens at 12:00 PM, in 1\u00a0min"],
  [closedFor(1440), "Opens 6 February at 12:00 PM"],
])('the text of the open state %j is "%s"', (state, words) => {
  expect(formatOpenState(state)).toBe(words);
});
