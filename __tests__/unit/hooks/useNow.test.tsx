import { act, render, screen } from "@testing-library/react";
import { useNow } from "../../../src/hooks/useNow";

const MINUTE = 60_000;

function Clock() {
  return <time>{Number(useNow()) / MINUTE}</time>;
}

const shown = () => Number(screen.getByRole("time").textContent);

afterEach(() => jest.useRealTimers());

it("the time is right each minute, and at once after the computer has slept", () => {
  jest.useFakeTimers({ now: 10 * MINUTE + 50_000 });
  render(<Clock />);
  expect(shown()).toBe(10);
  act(() => jest.advanceTimersByTime(10_000));
  expect(shown()).toBe(11);
  // Timers stop while it sleeps.
  for (const [event, minute] of [
    ["visibilitychange", 200],
    ["pageshow", 400],
  ] as const) {
    jest.setSystemTime(minute * MINUTE + 30_000);
    act(() => void document.dispatchEvent(new Event(event, { bubbles: true })));
    expect(shown()).toBe(minute);
    act(() => jest.advanceTimersByTime(30_000));
    expect(shown()).toBe(minute + 1);
  }
});
