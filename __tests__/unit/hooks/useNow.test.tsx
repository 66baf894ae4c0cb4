import { act, render, screen } from "@testing-library/react";
import { useNow } from "../../../src/hooks/useNow";

const MINUTE = 60_000;

const Clock = () => <time>{Number(useNow()) / MINUTE}</time>;

it("the time is right each minute, and at once after the computer has slept", () => {
  jest.useFakeTimers({ now: 10 * MINUTE + 50_000 });
  render(<Clock />);
  const expectMinute = (minute: number) =>
    expect(screen.getByRole("time")).toHaveTextContent(`${minute}`);
  expectMinute(10);
  act(() => jest.advanceTimersByTime(10_000));
  expectMinute(11);
  for (const [event, minute] of [
    ["visibilitychange", 200],
    ["pageshow", 400],
  ] as const) {
    // Timers stop while it sleeps.
    jest.setSystemTime(minute * MINUTE + 30_000);
    act(() => void document.dispatchEvent(new Event(event, { bubbles: true })));
    expectMinute(minute);
    act(() => jest.advanceTimersByTime(30_000));
    expectMinute(minute + 1);
  }
  jest.useRealTimers();
});
